notice-subject = Du bist dran: { $game }
notice-body =
    Hallo { $name },

    du bist dran in { $game }:
    { $link }

    Du wolltest Bescheid bekommen. Wenn nicht mehr: { $account }
