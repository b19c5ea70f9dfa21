//! A line to the server that is kept and reused: HTTP/1.1, one request after the other. It is plain on purpose: the client must cost
//! less than the server that it measures.

use std::io;
use std::rc::Rc;
use std::time::Duration;

use program::{CliError, bad_input};
use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// The most headers that an answer may have.
const HEADERS: usize = 32;
/// Large enough for the usual answer, so that it is read at once.
const USUAL_ANSWER: usize = 8 * 1024;
/// A server that says nothing for so long has failed.
const PATIENCE: Duration = Duration::from_secs(30);

/// Where the server is.
#[derive(Clone, Debug)]
pub(super) struct Address {
    /// Host and port, as the server is asked for.
    pub(super) host: Rc<str>,
}

impl Address {
    /// Reads an address such as `http://127.0.0.1:4040`.
    pub(super) fn read(text: &str) -> anyhow::Result<Address> {
        if text.starts_with("https://") {
            return bad_input("the load client speaks plain HTTP: name the server's own address, such as http://127.0.0.1:4040");
        }
        let host = text.strip_prefix("http://").unwrap_or(text).trim_end_matches('/');
        if host.is_empty() || host.contains(|sign: char| sign == '/' || sign == '@' || sign.is_whitespace()) {
            return bad_input(format!("{text:?} is no address of a server: write it like http://127.0.0.1:4040"));
        }
        // What comes after the last colon is the port, unless that colon is part of an address in brackets.
        let has_port = host.rsplit_once(':').is_some_and(|(_, port)| !port.contains(']'));
        Ok(Address { host: if has_port { host.into() } else { format!("{host}:80").into() } })
    }

    /// A new connection.
    pub(super) async fn connect(&self) -> io::Result<TcpStream> {
        let stream = TcpStream::connect(&*self.host).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    /// Says that nobody answers there.
    pub(super) fn unreachable(&self, error: &io::Error) -> CliError {
        CliError(format!("no server can be reached at http://{} ({error}): start one with `omerta serve`", self.host))
    }
}

/// Why a request was not answered with 200.
#[derive(Debug, thiserror::Error)]
pub(super) enum Refused {
    #[error("status {status}, {words}")]
    Status { status: u16, words: String },
    #[error("{0}")]
    Broken(#[from] io::Error),
    #[error("{0}")]
    Strange(#[from] serde_json::Error),
}

impl Refused {
    /// How it is counted.
    pub(super) fn name(&self) -> String {
        match self {
            Refused::Status { status, .. } => status.to_string(),
            Refused::Broken(_) => "connection".to_owned(),
            Refused::Strange(_) => "unreadable".to_owned(),
        }
    }

    /// What a person should do about it before anything is measured.
    pub(super) fn into_error(self, address: &Address) -> anyhow::Error {
        match self {
            Refused::Status { status: 429, .. } => CliError(format!(
                "the server at http://{} limits how often one address may ask (status 429): for measuring, start it with \
                 `omerta serve --rate 1000000`",
                address.host
            ))
            .into(),
            Refused::Broken(error) if error.kind() != io::ErrorKind::InvalidData => address.unreachable(&error).into(),
            other => CliError(format!("http://{} does not answer like an Omertà server: {other}", address.host)).into(),
        }
    }
}

/// One kept connection.
pub(super) struct Line {
    address: Address,
    /// `None` after it broke: the next request connects again.
    stream: Option<TcpStream>,
    request: String,
    answer: Vec<u8>,
}

impl Line {
    pub(super) fn new(address: Address) -> Line {
        Line { address, stream: None, request: String::new(), answer: Vec::with_capacity(USUAL_ANSWER) }
    }

    /// Posts JSON and reads what is wanted of the answer.
    pub(super) async fn ask<T: DeserializeOwned>(&mut self, path: &str, token: &str, body: &str) -> Result<T, Refused> {
        let body = self.post(path, token, body).await?;
        Ok(serde_json::from_slice(body)?)
    }

    /// Posts JSON and gives the body of the answer.
    pub(super) async fn post(&mut self, path: &str, token: &str, body: &str) -> Result<&[u8], Refused> {
        self.write_request(path, token, body);
        let (status, head) = in_time(self.exchange()).await??;
        let body = &self.answer[head..];
        if status == 200 {
            return Ok(body);
        }
        let said: serde_json::Value = serde_json::from_slice(body).unwrap_or_default();
        Err(Refused::Status { status, words: said["error"].as_str().unwrap_or("no reason given").to_owned() })
    }

    /// Sends the request and reads the answer: its status, and where its body begins. A line that breaks is not used again.
    async fn exchange(&mut self) -> io::Result<(u16, usize)> {
        let mut stream = match self.stream.take() {
            Some(stream) => stream,
            None => self.address.connect().await?,
        };
        stream.write_all(self.request.as_bytes()).await?;
        let answer = read_answer(&mut stream, &mut self.answer).await?;
        self.stream = Some(stream);
        Ok(answer)
    }

    fn write_request(&mut self, path: &str, token: &str, body: &str) {
        use std::fmt::Write;
        self.request.clear();
        let host = &self.address.host;
        // Writing into a string cannot fail.
        let _ = write!(self.request, "POST {path} HTTP/1.1\r\nhost: {host}\r\ncontent-type: application/json\r\n");
        // The sockets show what has become of the table.
        self.request.push_str("prefer: return=minimal\r\n");
        if !token.is_empty() {
            let _ = write!(self.request, "authorization: Bearer {token}\r\n");
        }
        let _ = write!(self.request, "content-length: {}\r\n\r\n{body}", body.len());
    }
}

/// Does not wait for ever.
pub(super) async fn in_time<T>(what: impl Future<Output = T>) -> io::Result<T> {
    timeout(PATIENCE, what).await.map_err(|_| io::ErrorKind::TimedOut.into())
}

/// Reads one answer: its status, and where its body begins.
async fn read_answer(stream: &mut TcpStream, answer: &mut Vec<u8>) -> io::Result<(u16, usize)> {
    answer.clear();
    let mut known = None;
    loop {
        if let Some((status, head, length)) = known
            && answer.len() >= head + length
        {
            return Ok((status, head));
        }
        if stream.read_buf(answer).await? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        if known.is_none() {
            known = read_head(answer)?;
        }
    }
}

/// Status, length of the head and length of the body, once the head is whole.
fn read_head(answer: &[u8]) -> io::Result<Option<(u16, usize, usize)>> {
    let mut headers = [httparse::EMPTY_HEADER; HEADERS];
    let mut head = httparse::Response::new(&mut headers);
    let strange = |why: String| io::Error::new(io::ErrorKind::InvalidData, why);
    let parsed = head.parse(answer).map_err(|error| strange(error.to_string()))?;
    let httparse::Status::Complete(length) = parsed else { return Ok(None) };
    let named = |name: &str| head.headers.iter().find(|header| header.name.eq_ignore_ascii_case(name));
    let body = named("content-length").and_then(|header| std::str::from_utf8(header.value).ok()?.parse().ok());
    let body = body.ok_or_else(|| strange("an answer does not say how long it is".to_owned()))?;
    Ok(Some((head.code.unwrap_or_default(), length, body)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_a_host_and_a_port() {
        let host = |text: &str| Address::read(text).map(|address| address.host.to_string()).ok();
        assert_eq!(host("http://127.0.0.1:4040/").as_deref(), Some("127.0.0.1:4040"));
        assert_eq!(host("localhost:8080").as_deref(), Some("localhost:8080"));
        assert_eq!(host("http://omerta.example").as_deref(), Some("omerta.example:80"));
        assert_eq!(host("http://[::1]").as_deref(), Some("[::1]:80"));
        assert_eq!(host("http://[::1]:4040").as_deref(), Some("[::1]:4040"));
        for wrong in
            ["", "http://", "https://omerta.example", "http://a b", "http://omerta.example/tables", "http://me@omerta.example"]
        {
            assert_eq!(host(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn an_answer_is_read_once_its_head_is_whole() {
        let answer = b"HTTP/1.1 409 Conflict\r\nContent-Length: 12\r\n\r\n{\"error\":";
        assert_eq!(read_head(answer).expect("a head"), Some((409, 45, 12)));
        assert_eq!(read_head(&answer[..30]).expect("a part of one"), None);
        assert!(read_head(b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n").is_err());
        assert!(read_head(b"SSH-2.0-OpenSSH\r\n\r\n").is_err());
    }
}
