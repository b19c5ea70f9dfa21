notice-subject = Je bent aan de beurt: { $game }
notice-body =
    Hallo { $name },

    je bent aan de beurt in { $game }:
    { $link }

    Je vroeg om een bericht. Wil je dat niet meer: { $account }
