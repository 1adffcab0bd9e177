/** Posts about a place in the open: garden, yard, terrace, balcony; and about what the windows look at. */
import type { Plot } from "#engine/copy/languages/base/plot";
import type { PointId } from "#engine/copy/points/points";
import { homeFormal, homeFriendly, homeLuxury, homeTrendy, tail } from "./home.ts";
import * as friendly from "./things-friendly.ts";
import * as luxury from "./things-luxury.ts";
import * as professional from "./things-professional.ts";
import * as trendy from "./things-trendy.ts";

type Scene = readonly [id: PointId, line: string];

/** The first of a home's places in the open has the conceit, so that neighbours do not share it. */
const places = ["garden", "yard", "terrace", "roofTerrace", "southBalcony", "balcony"] as const;

/** Two chairs put out there, and what happens next. */
const chairs = (id: PointId, at: number, all: readonly PointId[]): Plot => ({
  name: `의자 두 개 (${id})`,
  voices: ["friendly"],
  families: ["list", "chat"],
  on: [id],
  unless: all.slice(0, at),
  titles: ["{district}, 의자는 밖에 놓으세요", "의자는 밖에 놓는 집"],
  lines: [
    {
      say: [`이삿짐에서 의자부터 내리세요. {${id}}에 먼저 놓을 거라서요.`, ...homeFriendly],
    },
    "",
    {
      intro: "의자를 놓았으면 이제 둘러볼 차례예요.",
      list: [
        [
          "☀️ {solar}, 앉아 있는 동안 지붕이 일해요",
          "🍊 {persimmonTree}, 가을엔 고개 들 일이 생겨요",
          "🌳 {fruitTrees}, 열매 세는 취미가 생겨요",
        ],
        [
          "🥬 {vegetableGarden}, 일어나서 상추 따 오기",
          "🪵 {deck}, 신발 안 신고도 나가기",
          "🧱 {fenced}, 공이 멀리 안 굴러가요",
          "🍖 {barbecue}, 고기는 밖에서",
        ],
        [
          "🌊 {riverView}, 말없이 보기 좋은 것",
          "⛰ {mountainView}, 말없이 보기 좋은 것",
          "🌳 {courtyardFacing}, 안뜰 구경",
        ],
        ...friendly.indoors.slice(0, 2),
        ...friendly.indoors.slice(5),
        ...friendly.around.slice(3),
      ],
      most: 5,
    },
    "",
    { say: [...friendly.state, ...friendly.against, friendly.money] },
    ...tail,
    {
      close: [
        [
          "의자에 먼저 앉아 보실 분은 {company} {agent}, {phone}이에요/예요.",
          "앉아 보고 결정하세요. {agent}이/가 안내해 드려요. {company}, {phone}이에요/예요.",
          "의자에 먼저 앉아 보실 분은 메시지 주세요.",
        ],
      ],
    },
  ],
});

/** Out there at dusk. */
const dusk = ([id, image]: Scene, at: number, all: readonly Scene[]): Plot => ({
  name: `해 질 무렵 (${id})`,
  voices: ["luxury"],
  families: ["list", "chat"],
  on: [id],
  unless: all.slice(0, at).map(([other]) => other),
  titles: ["해 질 무렵, {district}", "해 질 무렵의 집"],
  lines: [
    { say: [image, ...homeLuxury] },
    "",
    { say: luxury.images.slice(0, 3) },
    { say: luxury.images.slice(3), spare: 2 },
    "",
    { say: [...luxury.state, ...luxury.against, luxury.money] },
    ...tail,
    {
      close: [
        [
          "해 질 무렵에 맞추어 모시겠습니다. {company} {agent}, {phone}.",
          "그 시각의 집을 보여 드리겠습니다. {agent}, {phone}.[ {company}.]",
          "해 질 무렵에 맞추어 모시겠습니다. 날짜는 메시지로 정합니다.",
        ],
      ],
    },
  ],
});

/** Staying in, and why. */
const noPlans = ([id, what]: Scene, at: number, all: readonly Scene[]): Plot => ({
  name: `약속 취소 (${id})`,
  voices: ["trendy"],
  families: ["list", "chat"],
  on: [id],
  unless: all.slice(0, at).map(([other]) => other),
  titles: ["{district}, 약속 취소하는 집", "약속 취소하게 되는 집"],
  lines: [
    { say: [`주말 약속 취소 사유: {${id}}. ${what}`, ...homeTrendy] },
    "",
    { intro: "추가 사유.", list: [...trendy.outdoors.slice(2), ...trendy.indoors, ...trendy.around], most: 5 },
    "",
    { say: [...trendy.state, ...trendy.against, trendy.money] },
    ...tail,
    {
      close: [
        [
          "이번 주말 약속은 {agent}({company})한테 걸기. {phone}",
          "취소 전에 확인하러 오기. {company} {agent} {phone}",
          "취소 전에 확인하러 올 사람 댓글.",
        ],
      ],
    },
  ],
});

const dusks: readonly Scene[] = [
  ["riverView", "해 질 무렵, 창에 {riverView}이/가 걸립니다."],
  ["mountainView", "해 질 무렵, 창에 {mountainView}이/가 걸립니다."],
  ["garden", "해 질 무렵, {garden}에 그림자가 길어집니다."],
  ["roofTerrace", "해 질 무렵, {roofTerrace}에서 하늘이 먼저 저뭅니다."],
  ["terrace", "해 질 무렵, {terrace}으로/로 잔을 들고 나갑니다."],
  ["southBalcony", "해 질 무렵, {southBalcony}의 볕이 천천히 물러납니다."],
];
const stays: readonly Scene[] = [
  ["riverView", "물멍에는 예약이 필요 없음."],
  ["garden", "물 주고 앉아 있으면 저녁."],
  ["yard", "캠핑 의자 펴면 거기가 캠핑장."],
  ["roofTerrace", "하늘 쪽에 방 하나 더."],
  ["terrace", "밖에서 먹는 라면은 맛이 다름."],
  ["southBalcony", "빨래 널고 멍때리면 오후 끝."],
];

export const outdoors: readonly Plot[] = [
  ...places.map(chairs),
  ...dusks.map(dusk),
  ...stays.map(noPlans),
  {
    name: "밖에서 보내는 계절",
    voices: ["professional"],
    families: ["list", "chat"],
    on: ["yard"],
    titles: ["{district} {type}, 마당 읽기", "마당부터 읽는 집"],
    lines: [
      {
        say: [
          "{yard}부터 말씀드립니다. 쓰임을 정하려면 해가 드는 시각과 물이 빠지는 자리를 함께 보셔야 합니다.",
          ...homeFormal,
          "{land}입니다.",
        ],
      },
      "",
      {
        intro: "마당에서 확인할 것입니다.",
        list: [
          ["· {vegetableGarden}. 물을 끌어올 곳을 함께 확인해 보십시오"],
          ["· {deck}. 나무의 상태를 밟아서 확인해 보십시오"],
          [
            "· {fenced}. 경계와 일치하는지 확인해 보십시오",
            "· {fruitTrees}. 가지치기 시기를 물어보십시오",
            "· {persimmonTree}. 가지치기 시기를 물어보십시오",
          ],
          [
            "· {workshop}. 전기 용량을 함께 확인해 보십시오",
            "· {annexe}. 난방과 급수를 함께 확인해 보십시오",
            "· {shed}. 정원 도구의 자리입니다",
          ],
          ["· {garage}. 차를 실내에 둘 수 있습니다", "· {solar}. 발전량 기록을 요청하실 수 있습니다"],
        ],
      },
      "",
      { say: [...professional.state, ...professional.against, professional.money] },
      ...tail,
      {
        close: [
          [
            "낮 시간의 방문을 권합니다. {company} {agent}, {phone}.",
            "낮 시간의 방문을 권합니다. 메시지로 예약해 주십시오.",
          ],
        ],
      },
    ],
  },
];
