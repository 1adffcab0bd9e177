import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const readError = (environment: Record<string, string>, args: string[] = []): string => {
  try {
    readConfig(environment, args);
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

test("nothing set means loopback, port 3000 and the embedded database", () => {
  expect(readConfig({})).toMatchObject({
    host: "127.0.0.1",
    port: 3000,
    databaseUrl: null,
    production: false,
    role: "all",
    models: [],
    ocrLanguages: [],
    smtp: null,
  });
});

test("an empty variable counts as absent", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: " " })).toMatchObject({ port: 3000, databaseUrl: null });
});

test.each([
  [{ PORT: "abc" }, 'PORT is "abc" but should be a port'],
  [{ PORT: "70000" }, "PORT"],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL"],
  [{ PUBLIC_URL: "example.com" }, "PUBLIC_URL"],
  [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL should be postgres://"],
  [{ SMTP_URL: "http://mail" }, "SMTP_URL"],
  [{ MODELS: "{" }, "MODELS"],
  [{ MODELS: '[{"name":"x"}]' }, "MODELS"],
  [{ TRUST_PROXY: "perhaps" }, "TRUST_PROXY"],
  [
    { SUPABASE_URL: "https://a.supabase.co" },
    "needs SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY and DATABASE_URL",
  ],
])("a wrong setting names itself: %j", (environment, said) => {
  expect(readError(environment)).toContain(said);
});

test("several wrong settings are told at once", () => {
  expect(readError({ PORT: "x", LOG_LEVEL: "y" }).split("\n")).toHaveLength(2);
});

test("a secret's wrong value is never repeated", () => {
  expect(readError({ DATABASE_URL: "hunter2" })).not.toContain("hunter2");
});

test.each([{ NODE_ENV: "production" }, { HOST: "0.0.0.0" }, { PUBLIC_URL: "https://listcast.example" }])(
  "%j makes it production",
  (environment) => {
    expect(readConfig(environment).production).toBe(true);
  },
);

test("a role of its own needs a database that several processes can share", () => {
  expect(readError({}, ["--role", "worker"])).toContain("DATABASE_URL");
  expect(readError({}, ["--role", "boss"])).toContain("web, worker, all");
  expect(readError({}, ["--rolle", "web"])).toContain("--rolle");
  expect(readConfig({ DATABASE_URL: "postgres://a@b/c" }, ["--role", "worker"]).role).toBe("worker");
});

test("a bucket needs its region and keys, a place of its own, and stands for the folder", () => {
  const bucket = { S3_BUCKET: "files", S3_REGION: "cn", S3_ACCESS_KEY_ID: "k", S3_SECRET_ACCESS_KEY: "hunter2" };
  expect(readError({ S3_BUCKET: "files" })).toContain("needs S3_REGION and S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY");
  expect(readError({ ...bucket, S3_PREFIX: "/listcast" })).toContain("S3_PREFIX");
  expect(readError({}, ["--files-to-s3"])).toContain("S3_BUCKET");
  const hosted = {
    SUPABASE_URL: "https://a.supabase.co",
    SUPABASE_PUBLISHABLE_KEY: "sb_publishable_aaaaaaaaaaaa",
    SUPABASE_SECRET_KEY: "sb_secret_aaaaaaaaaaaaaaaa",
    DATABASE_URL: "postgres://a@b/c",
  };
  expect(readError({ ...bucket, ...hosted })).toContain("S3_BUCKET and SUPABASE_URL");
  expect(readConfig({}).s3).toBeNull();
  expect(readConfig({ ...bucket, S3_PREFIX: "listcast/", S3_PATH_STYLE: "1" }, ["--files-to-s3"])).toMatchObject({
    filesToS3: true,
    s3: { bucket: "files", region: "cn", endpoint: null, prefix: "listcast/", pathStyle: true },
  });
});

test("mail in one line and in parts mean the same", () => {
  const parts = readConfig({ SMTP_HOST: "mail.example", SMTP_PORT: "465", SMTP_USER: "u@x", SMTP_PASS: "p:w" }).smtp;
  expect(readConfig({ SMTP_URL: "smtps://u%40x:p%3Aw@mail.example" }).smtp).toEqual(parts);
});

test("one provider can be given without JSON", () => {
  const { models } = readConfig({ MODEL_BASE_URL: "http://127.0.0.1:9/v1", MODEL_NAME: "m" });
  expect(models).toEqual([
    { name: "model", kind: "openai-compatible", baseUrl: "http://127.0.0.1:9/v1", apiKey: "", model: "m" },
  ]);
});

test("a certificate needs its key, as PEM or in a file, and neither is repeated where it is wrong", () => {
  const pem = "-----BEGIN CERTIFICATE-----\\nAAAA\\n-----END CERTIFICATE-----";
  expect(readError({ C2PA_CERTIFICATE: pem })).toContain("needs C2PA_KEY");
  expect(readError({ C2PA_KEY: "hunter2" })).toContain("C2PA_KEY");
  expect(readError({ C2PA_KEY: "hunter2" })).not.toContain("hunter2");
  expect(readConfig({}).credentials).toBeNull();
  const { credentials } = readConfig({ C2PA_CERTIFICATE: pem, C2PA_KEY: pem });
  expect(credentials?.certificate).toContain("\nAAAA\n");
});

test("who reads captions aloud is told in one line of JSON, with limits of its own", () => {
  const given = { baseUrl: "https://speech.example/v1", model: "tts", voice: "mai" };
  expect(readConfig({ SPEECH: JSON.stringify(given) }).speech).toMatchObject({
    ...given,
    ...{ name: "speech", charactersPerAccount: 20_000, charactersPerDay: null, voices: {} },
  });
  expect(readError({ SPEECH: '{"apiKey":"hunter2"}' })).toContain("SPEECH");
  expect(readError({ SPEECH: '{"apiKey":"hunter2"}' })).not.toContain("hunter2");
});
