//! How mail leaves the house.

use std::time::Duration;

use lettre::message::{Mailbox, header::ContentType};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use thiserror::Error;
use tokio::time::timeout;

/// How long a mail server may take for an answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// The host's way to send mail. It does not show its password.
#[derive(Clone, Debug)]
pub struct Smtp {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// Why no mail can be sent with these settings.
#[derive(Debug, Error)]
pub enum BadSmtp {
    /// The URL may hold a password, so it is not repeated.
    #[error("the SMTP URL cannot be used: write it like smtps://user:password@mail.example.org or smtp://localhost:25")]
    Url,
    /// The sender.
    #[error("{0:?} is no address to send mail from: write it like omerta@example.org")]
    From(String),
}

impl Smtp {
    /// `url`: `smtps://…`, `smtp://…?tls=required` for STARTTLS, or `smtp://…` without encryption.
    ///
    /// # Errors
    /// If one of them cannot be read.
    pub fn new(url: &str, from: &str) -> Result<Smtp, BadSmtp> {
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(url).map_err(|_| BadSmtp::Url)?;
        let from = from.parse().map_err(|_| BadSmtp::From(from.to_owned()))?;
        Ok(Smtp { transport: transport.timeout(Some(PATIENCE)).build(), from })
    }

    /// Sends a mail. Failures are told without addresses and without what the other server said.
    pub(crate) async fn send(&self, address: &str, subject: String, body: String) -> Result<(), String> {
        let address: Address = address.parse().map_err(|_| "that is no e-mail address".to_owned())?;
        let mail = lettre::Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, address))
            .subject(subject)
            .header(ContentType::TEXT_PLAIN)
            .body(body)
            .map_err(|error| error.to_string())?;
        let sent = timeout(3 * PATIENCE, self.transport.send(mail)).await;
        match sent {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) => Err(match error.status() {
                Some(code) => format!("the mail server answered {code}"),
                None if error.is_tls() => "no safe line to the mail server".to_owned(),
                None => "the mail server did not answer as it should".to_owned(),
            }),
            Err(_) => Err("the mail server took too long".to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bad_mail_settings_are_refused_without_showing_the_password() {
        for url in ["mail.example.org", "http://user:secret@mail.example.org", "smtp://u:secret@h?tls=maybe", "smtp://"] {
            let why = Smtp::new(url, "omerta@example.org").expect_err("no URL for mail").to_string();
            assert!(why.contains("SMTP URL") && !why.contains("secret"), "{why}");
        }
        assert!(matches!(Smtp::new("smtp://localhost", "nobody"), Err(BadSmtp::From(_))));
        let good = Smtp::new("smtps://user:secret@mail.example.org", "Omertà <omerta@example.org>").expect("good settings");
        assert!(!format!("{good:?}").contains("secret"));
    }
}
