/** Posts about houses that are older than what one carries into them. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { calmRest } from "./calm.ts";
import { warmRest } from "./warm.ts";

export const prewar: readonly Plot[] = [
  {
    name: "older than what moves in",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["pre1940"],
    weight: 68,
    titles: ["{year}、{district}の大先輩", "築年欄で二度見した家"],
    lines: [
      {
        say: [
          [
            "築年の欄で、一度手が止まります。{year}。{place}の{layout.short}、{area.bare}です",
            "築年の欄で、一度手が止まります。{year}。{layout.short}、{area.bare}です",
          ],
        ],
      },
      {
        say: [
          "何を運び込んでも、家のほうが先輩です",
          [
            "先輩の自慢は{stucco}",
            "先輩の自慢は{exposedBrick}",
            "先輩の自慢は{fireplace}",
            "先輩の自慢は{beams}",
            "先輩の自慢は{ceilingHeight}",
            "先輩の自慢は{bayWindow}",
            "先輩の自慢は{hardwoodFloor}",
          ],
          [
            "昔のままでは困るところにも手が入っています。{renovated}",
            "昔のままでは困るところにも手が入っています。{newRoof}",
            "昔のままでは困るところにも手が入っています。{newWindows}",
          ],
          [
            "今どきの装備は{solar}",
            "今どきの装備は{lift}",
            "今どきの装備は{dishwasher}",
            "今どきの装備は{washerDryer}",
            "今どきの装備は{doubleGlazing}",
          ],
        ],
      },
      ...warmRest,
      {
        close: [
          [
            "先輩へのご挨拶は、{company}の{agent}が取り次ぎます。☎{phone}",
            "先輩へのご挨拶は、{agent}が取り次ぎます",
            "古い家に新しい椅子、あなたならどう合わせますか？",
          ],
        ],
      },
    ],
  },
  {
    name: "the year on the wall",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["pre1940"],
    weight: 68,
    titles: ["{year}、{district}", "{year}、いまも住まいとして"],
    lines: [
      {
        say: [
          [
            "{year.of}建物が、{place}にあります。{layout.short}、{area.bare}",
            "{year.of}建物です。{layout.short}、{area.bare}",
          ],
        ],
      },
      {
        say: [
          "ご覧になるときは、まず天井と足もとからどうぞ",
          [
            "たとえば{stucco}",
            "たとえば{exposedBrick}",
            "たとえば{fireplace}",
            "たとえば{beams}",
            "たとえば{ceilingHeight}",
            "たとえば{bayWindow}",
            "たとえば{floorboards}",
          ],
          ["足もとは{hardwoodFloor}", "足もとは{woodFloor}"],
          [
            "歳月に任せきりにはされていません。{renovated}",
            "歳月に任せきりにはされていません。{newRoof}",
            "歳月に任せきりにはされていません。{newWindows}",
          ],
        ],
      },
      ...calmRest,
      {
        close: [
          [
            "建物の履歴と書類は{company}、{agent}（{phone}）までお問い合わせください",
            "建物の履歴と書類は{agent}までお問い合わせください",
            "建物の履歴と書類は、お問い合わせください",
          ],
        ],
      },
    ],
  },
];
