// A real mail server (smtp-server) with a password; started by ./run.ts as a process of its own: says "ready <json>", then
// "mail <json>" for each mail it took.
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

const password = "a password of the test";
const server = new SMTPServer({
  disabledCommands: ["STARTTLS"],
  allowInsecureAuth: true,
  onAuth: (given, _session, done) =>
    given.username === "lin" && given.password === password
      ? done(null, { user: "lin" })
      : done(new Error("wrong password")),
  onData: async (stream, session, done) => {
    const chunks = [];
    for await (const chunk of stream) chunks.push(chunk);
    const { subject, attachments } = await PostalMime.parse(Buffer.concat(chunks));
    const to = session.envelope.rcptTo.map(({ address }) => address);
    console.log(`mail ${JSON.stringify({ to, subject, pictures: attachments.length })}`);
    done(null);
  },
});
server.listen(0, "127.0.0.1", () => {
  const { port } = server.server.address();
  console.log(`ready ${JSON.stringify({ origin: `smtp://127.0.0.1:${port}`, user: "lin", password })}`);
});
