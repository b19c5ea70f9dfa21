notice-subject = It is your turn: { $game }
notice-body =
    Hello { $name },

    it is your turn in { $game }:
    { $link }

    You asked to be told. If you no longer want this: { $account }
