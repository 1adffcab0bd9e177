/** Every text is used somewhere and every key that is asked for exists: found by reading the sources. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { keysOf, loadTexts, subjects } from "#tests/support/dictionaries";

/** Keys put together at run time from more than a template shows: "subject:prefix." stands for all below it. */
const dynamic: readonly string[] = [
  // one text for each code of #contract/errors, which the dictionary's own type demands
  "errors:",
  // the name of what was done is the key, which its own test walks
  "auditActions:",
  "auditSentences:sentences.",
  // `kinds.${kind}` is looked up once, then its title and its text
  "notifications:kinds.",
  // the kind of the paper, of the order and the way it was paid are the keys
  "documents/receiptDocument:title.",
  "documents/receiptDocument:kind.",
  "documents/receiptDocument:provider.",
  "documents/receiptDocument:note.",
  // a part of `pieces`, where its texts are looked for
  "media/film:",
  "media/posterTexts:",
  "media/pictureSet:",
  // what an enquiry says, and why money went back, are the keys
  "mails/administrators:facts.",
  "mails/money:reasons.",
  // the role or the scope that waits for who is invited is the key
  "mails/signIn:invited.roles.",
  // kind, state and severity of a rule are the keys, and the circumstances that rules name, which the page's test walks
  "law:kind.",
  "law:state.",
  "law:stateText.",
  "law:severity.",
  "law:circumstance.",
  // the kind of a piece is the key
  "documents/pack:post",
  "documents/pack:sms",
  // how a post stands, and its approval, are the keys
  "publishing/feed:states.",
  "publishing/feed:approval.",
  // parts of "publishing", which holds them to their use
  "publishing/recall:",
  "publishing/developers:",
  "publishing/notes:",
  // what we found out ourselves is the key
  "publishing:notes.",
  // news are the keys
  "publishing:developers.events.",
  // the name of a part, as the roll-ups keep it, is the key; sources without a site stand in parentheses
  "reports:parts.",
  // web/ui says how an order stands, those who show it ask for the text
  "orders:partly",
];

/** The file name of a dictionary is its subject, in kebab case; its export is the subject in camel case. */
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Whoever declares the columns of a file is given every dictionary, and takes those it names. */
const COLUMNS = /admin\/shared\/sheet"|"\.\/sheet\.ts"/;
/** Whoever asks this file for a legal document takes in the document. */
const LEGAL = "/queries/site/legal-texts";
const ROOTS = ["web", "server", "engine", "cli", "adapters"];
const PLURAL = /_(zero|one|two|few|many|other)$/;

interface Source {
  file: string;
  folder: string;
  text: string;
  /** Dictionaries it asks through i18next. */
  asks: Set<string>;
  /** Dictionaries it takes in whole. */
  takes: Set<string>;
}

const sources: Source[] = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^dist|^testing/.test(file))
    .map((file): Source => {
      const at = path.join(root, file);
      const text = readFileSync(at, "utf8").replace(/^\s*(\/\*[\s\S]*?\*\/|\/\/.*$)/gm, "");
      const asked = [...text.matchAll(/useTranslation\((?:"(\w+)")?|TFunction<"(\w+)"|ns: "(\w+)"|i18n\.t\(/g)];
      return {
        file: at,
        folder: path.dirname(at),
        text,
        asks: new Set(asked.map(([, a, b, c]) => a ?? b ?? c ?? "common")),
        takes: new Set([
          ...[...text.matchAll(/from "#locales\/(?:zh|en)\/([\w/-]+)"/g)].map(([, name = ""]) => name),
          ...(COLUMNS.test(text) ? subjects.filter((subject) => new RegExp(`\\b${camel(subject)}\\b`).test(text)) : []),
          ...(text.includes(LEGAL) ? subjects.filter((subject) => subject.startsWith("legal/")) : []),
        ]),
      };
    }),
);

/** `"a.b"` and `` `a.${x}.c` `` as patterns of whole keys. */
function patternsIn(text: string): RegExp[] {
  const quoted = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const literal = [...text.matchAll(/"([\w./-]+)"/g)].map(([, key = ""]) => new RegExp(`^${quoted(key)}$`));
  const template = [...text.matchAll(/(?=`([\w./-]*\$\{[^`]*)`)/g)].map(([, body = ""]) => {
    const parts = body.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/).map(quoted);
    return new RegExp(`^${parts.join("[\\w/-]+")}$`);
  });
  // a template of nothing but a variable says nothing
  return [...literal, ...template.filter(({ source }) => /[a-z]{2}/i.test(source.replaceAll("[\\w/-]+", "")))];
}

test.each(subjects)("every text of %s is used", async (subject) => {
  const name = camel(subject);
  // who asks or takes a dictionary hands keys and texts on within its folder
  const folders = new Set(
    sources.filter(({ asks, takes }) => asks.has(name) || takes.has(subject)).map(({ folder }) => folder),
  );
  const near = sources.filter(({ folder }) => folders.has(folder));
  const patterns = near.flatMap(({ text }) => patternsIn(text));
  const taken = near.filter(({ folder }) => sources.some((one) => one.folder === folder && one.takes.has(subject)));
  const unused = keysOf(await loadTexts("zh", subject)).filter((key) => {
    const plain = key.replace(PLURAL, "");
    const last = plain.split(".").at(-1) ?? "";
    return !(
      dynamic.some((one) => `${name}:${key}`.startsWith(one)) ||
      patterns.some((pattern) => pattern.test(plain)) ||
      sources.some(({ text }) => text.includes(`.${name}.${plain}`)) ||
      taken.some(({ text }) => new RegExp(`\\b${last}\\b`).test(text))
    );
  });
  expect(unused).toEqual([]);
});

test("every key asked for by name exists", async () => {
  const known = new Map<string, Set<string>>();
  for (const subject of subjects)
    known.set(camel(subject), new Set(keysOf(await loadTexts("zh", subject)).map((key) => key.replace(PLURAL, ""))));
  const missing = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\{ (?:i18n, )?t(?:: (\w+))?(?:, i18n)? \} = useTranslation\((?:"(\w+)")?\)/g)].flatMap(
      ([, alias = "t", subject = "common"]) =>
        [...text.matchAll(new RegExp(`(?<![\\w.])${alias}\\("([\\w.-]+)"(?!, \\{ ns:)`, "g"))]
          .map(([, key = ""]) => key)
          // a file of several components may use one name for several dictionaries
          .filter((key) => {
            const all = [...text.matchAll(/useTranslation\((?:"(\w+)")?\)/g)].map(([, name = "common"]) => name);
            // a whole group of texts is asked for by the beginning of their keys
            const there = (one: string) => one === key || one.startsWith(`${key}.`);
            return ![subject, ...all].some((name) => [...(known.get(name) ?? [])].some(there));
          })
          .map((key) => `${file}: ${subject}.${key}`),
    ),
  );
  expect(missing).toEqual([]);
});
