/** index.html: the whole pack on one page that a client can open, without network and without script. */
import type { CopyLanguage } from "#contract/copy";
import { isOfferUnclear, type Listing } from "#contract/listing";
import { escapeHtml, linked } from "#engine/campaign/markup";
import { factsOf } from "#engine/copy/facts/index";
import { realiserOf } from "#engine/copy/languages/index";
import { materialOf } from "#engine/copy/material/read";
import { wantedMaterial } from "#engine/copy/material/wanted";
import { getPlatform } from "#engine/platforms/index";
import { pack as en } from "#locales/en/documents/pack";
import { facts as factsEn } from "#locales/en/facts";
import { pack as zh } from "#locales/zh/documents/pack";
import { facts as factsZh } from "#locales/zh/facts";
import { photoName } from "./names.ts";
import type { MachineMark, Pack, PackedPiece } from "./pack.ts";
import { brochurePath, picturePaths, pieceStem, readinessIn } from "./pack.ts";
import { overviewStyle } from "./style.ts";
import { markMeta, postedText } from "./texts.ts";

const languageNames = (language: string, shown: "zh" | "en"): string =>
  new Intl.DisplayNames([shown], { type: "language" }).of(language) ?? language;

/** Facts as a few plain lines; numbers in the reader's own way of writing them. */
function factLines(listing: Listing, shown: "zh" | "en"): string[] {
  const number = new Intl.NumberFormat(shown, { maximumFractionDigits: 2 });
  const { price, area, rooms, address } = listing;
  const money =
    price && !isOfferUnclear(listing)
      ? new Intl.NumberFormat(shown, { style: "currency", currency: price.currency, maximumFractionDigits: 0 }).format(
          price.amount,
        ) + (price.period ? (shown === "zh" ? factsZh : factsEn).per[price.period] : "")
      : null;
  const place = address.text ?? [address.city, address.district, address.community].filter(Boolean).join(" ");
  const layout =
    shown === "zh"
      ? [
          rooms.bedrooms !== null && `${rooms.bedrooms}室`,
          rooms.livingRooms !== null && `${rooms.livingRooms}厅`,
          rooms.bathrooms !== null && `${rooms.bathrooms}卫`,
        ]
          .filter(Boolean)
          .join("")
      : [rooms.bedrooms !== null && `${rooms.bedrooms} bed`, rooms.bathrooms !== null && `${rooms.bathrooms} bath`]
          .filter(Boolean)
          .join(", ");
  return [money ?? "", layout, area ? `${number.format(area.sqm)} ㎡` : "", place].filter((line) => line !== "");
}

/** Everything a check says of a piece, the gravest first; what its owner decided, with the reason. */
function notesOf(piece: PackedPiece, shown: "zh" | "en", text: typeof zh): string[] {
  const quoted = (words: string): string => (words === "" ? "" : shown === "zh" ? `“${words}”：` : `“${words}”: `);
  const severities = ["block", "warn"] as const;
  return [
    ...(piece.released ? [text.released.replace("{{reason}}", piece.released.reason)] : []),
    ...(piece.outdated ?? []).map((sentence) => `${quoted(sentence.text)}${text.outdated}`),
    ...piece.untraced
      .filter(({ grade }) => grade !== "note")
      .map(({ text: words, model }) =>
        model === undefined
          ? `${quoted(words)}${text.untraced}`
          : `${quoted(words)}${text.readBy.replace("{{name}}", model)}`,
      ),
    ...severities.flatMap((severity) =>
      piece.findings
        .filter((finding) => finding.severity === severity)
        .map((finding) => `${quoted(finding.text)}${finding.message[shown]}`),
    ),
  ];
}

/** What a market's advertisement needs and nobody has told yet, in the reader's words. */
function openPoints(listing: Listing, shown: "zh" | "en"): string[] {
  const gaps = realiserOf(shown)?.story.material ?? {};
  const said = new Set(materialOf(listing).map(({ kind }) => kind));
  return wantedMaterial(factsOf(listing)).flatMap((kind) => (said.has(kind) ? [] : (gaps[kind]?.gap ?? [])));
}

/** What is not ready, and what is still to be asked, before anything else. */
function openSection(pack: Pack, shown: "zh" | "en", text: typeof zh): string {
  const waiting = pack.pieces.filter((piece) => readinessIn(piece) === "not-ready");
  const gaps = openPoints(pack.listing, shown);
  const pieces = waiting.map((piece) => {
    const name = getPlatform(piece.platform)?.name[shown] ?? piece.platform;
    const place = `${name} · ${text[piece.kind]} · ${languageNames(piece.language, shown)}`;
    return `<li><a href="#${escapeHtml(pieceStem(piece))}">${escapeHtml(place)}</a></li>`;
  });
  const list = (title: string, items: string[]): string =>
    items.length === 0 ? "" : `<p><strong>${title}</strong></p><ul>${items.join("")}</ul>`;
  const both =
    list(text.notReady, pieces) +
    list(
      text.open,
      gaps.map((gap) => `<li>${escapeHtml(gap)}</li>`),
    );
  return both === "" ? `<p class="notes">${text.allReady}</p>` : `<div class="notes">${both}</div>`;
}

function pieceSection(piece: PackedPiece, shown: "zh" | "en", text: typeof zh): string {
  const stem = pieceStem(piece);
  const name = getPlatform(piece.platform)?.name[shown] ?? piece.platform;
  const notes = notesOf(piece, shown, text)
    .map((note) => `<li>${escapeHtml(note)}</li>`)
    .join("");
  const state = text.state[readinessIn(piece)];
  return `<section class="piece" id="${escapeHtml(stem)}">
<h3>${escapeHtml(name)} <small>${text[piece.kind]} · ${escapeHtml(languageNames(piece.language, shown))} · ${state}</small></h3>
<div class="text" lang="${piece.language}">${linked(postedText(piece))}</div>
<p class="more"><a href="${escapeHtml(stem)}.txt">${text.openFile}</a>${piece.html === null ? "" : ` · <a href="${escapeHtml(stem)}.html">${text.openEmail}</a> · <a href="${escapeHtml(stem)}.eml">${text.openMail}</a>`}${piece.length.max === null ? "" : ` · ${piece.length.used} / ${piece.length.max}`}</p>
${notes === "" ? "" : `<div class="notes"><strong>${text.attention}</strong><ul>${notes}</ul></div>`}
</section>`;
}

const brochureLine = (pack: Pack, language: CopyLanguage, text: typeof zh): string =>
  pack.brochures?.includes(language) ? `<p><a href="${brochurePath(language)}">${text.openBrochure}</a></p>` : "";

/** The drawn pictures of a language, as small as a glance needs. */
function pictureStrip(pack: Pack, language: CopyLanguage, text: typeof zh): string {
  const pictures = picturePaths(pack).flatMap((path, at) => {
    const picture = pack.pictures?.[at];
    if (picture?.language !== language) return [];
    return [
      `<a href="${path}"><img src="${path}" alt="${escapeHtml(picture.alt)}" width="${picture.width}" height="${picture.height}" loading="lazy"></a>`,
    ];
  });
  return pictures.length === 0 ? "" : `<h3>${text.pictures}</h3><div class="photos">${pictures.join("")}</div>`;
}

/** Chinese when the pack holds Chinese texts, else English. */
export function overviewPage(pack: Pack, mark: MachineMark): string {
  const shown = pack.pieces.some((piece) => piece.language === "zh") ? "zh" : "en";
  const text = shown === "zh" ? zh : en;
  const languages = [...new Set(pack.pieces.map((piece) => piece.language))];
  const date = new Intl.DateTimeFormat(shown, { dateStyle: "long", timeZone: "UTC" }).format(new Date(pack.madeAt));
  const contact = pack.agent
    ? [pack.agent.name, pack.agent.company, pack.agent.phone, pack.agent.email].filter((part) => part !== null)
    : [];
  const photos = pack.photos
    .map(
      (photo, index) =>
        `<a href="photos/${photoName(index)}"><img src="photos/${photoName(index)}" width="${photo.width}" height="${photo.height}" loading="lazy" alt="${escapeHtml(photo.caption ?? "")}"></a>`,
    )
    .join("");
  return `<!doctype html>
<html lang="${shown}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${markMeta(mark)}
<title>${escapeHtml(pack.title)} · ${text.overview}</title>
<style>${overviewStyle}</style></head>
<body><main>
<header><p class="muted">${text.overview} · ${text.made.replace("{{date}}", date)}</p><h1>${escapeHtml(pack.title)}</h1>
<p class="facts">${factLines(pack.listing, shown).map(escapeHtml).join(" · ")}</p>
${contact.length > 0 ? `<p>${text.agent} ${contact.map(escapeHtml).join(" · ")}</p>` : ""}
${pack.listing.sourceUrl ? `<p>${text.source} ${linked(pack.listing.sourceUrl)}</p>` : ""}</header>
${openSection(pack, shown, text)}
${photos === "" ? "" : `<section><h2>${text.photos}</h2><div class="photos">${photos}</div></section>`}
<nav><h2>${text.contents}</h2><ul>${languages.map((language) => `<li><a href="#${language}">${escapeHtml(languageNames(language, shown))}</a></li>`).join("")}</ul></nav>
${languages
  .map(
    (language) =>
      `<section id="${language}"><h2>${escapeHtml(languageNames(language, shown))}</h2>${brochureLine(pack, language, text)}${pictureStrip(pack, language, text)}${pack.pieces
        .filter((piece) => piece.language === language)
        .map((piece) => pieceSection(piece, shown, text))
        .join("\n")}</section>`,
  )
  .join("\n")}
</main></body></html>
`;
}
