import { readFileSync } from "node:fs";
import type { CopyLanguage, CopyStyle } from "#contract/copy";
import { compose } from "#engine/copy/index";
import { briefFor } from "#tests/samples/briefs";

const [, , files = "", languages = "", platforms = "", styles = ""] = process.argv;
for (const file of files.split(","))
  for (const language of languages.split(",")) {
    const listing = JSON.parse(readFileSync(`/tmp/c12/${file}.json`, "utf8"));
    const market = ["CN", "US", "CA", "GB", "AU", "JP", "KR", "FR", "DE", "SG", "HK"].includes(listing.country)
      ? listing.country === "GB"
        ? "UK"
        : listing.country
      : null;
    for (const platform of platforms.split(","))
      for (const style of styles.split(",")) {
        const piece = compose(
          listing,
          { ...briefFor(listing, { style: style as CopyStyle, seed: 11 }), agent: null },
          { platform, language: language as CopyLanguage, kind: "post" },
        );
        console.log(
          `=== ${file} ${language} ${platform} ${style}\nT: ${piece.title ?? ""}\n${piece.body}\n${piece.hashtags.map((t) => `#${t}`).join(" ")}`,
        );
        for (const f of piece.findings.filter((f) => f.severity === "block")) console.log("!! block", f.rule, f.text);
        for (const f of piece.untraced) console.log("!! untraced", f.grade, f.text);
      }
  }
