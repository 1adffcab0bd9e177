/** Posts about what a home has inside: a new finish, machines, storage, a workshop, a hearth, its years, a single room. */
import type { Plot } from "#engine/copy/languages/base/plot";
import type { PointId } from "#engine/copy/points/points";
import { homeFormal, homeFriendly, homeLuxury, homeTrendy, tail } from "./home.ts";
import * as friendly from "./things-friendly.ts";
import * as luxury from "./things-luxury.ts";
import * as professional from "./things-professional.ts";
import * as trendy from "./things-trendy.ts";

/** A job that somebody else has done. */
const doneJobs = (id: PointId): Plot => ({
  name: `누가 먼저 해 둔 숙제 (${id})`,
  voices: ["friendly"],
  families: ["list", "chat"],
  on: [id],
  unless: id === "renovated" ? ["fullyRenovated"] : [],
  titles: ["{district}, 숙제가 끝난 집", "숙제가 끝난 집"],
  lines: [
    { say: [`이사 전 숙제 목록에서 한 줄 지우고 시작할게요. {${id}}, 먼저 해 두었어요.`, ...homeFriendly] },
    "",
    {
      intro: "그래서 남는 고민은 이런 것들.",
      list: [...friendly.outdoors, ...friendly.indoors, ...friendly.around],
      most: 5,
    },
    "",
    { say: [...friendly.state.slice(1), ...friendly.against, friendly.money] },
    ...tail,
    {
      close: [
        [
          "끝난 숙제 검사는 직접 오셔서 해 주세요. {company} {agent}, {phone}이에요/예요.",
          "숙제 검사하러 오실 날은 {phone}으로/로 알려 주세요. {company} {agent}이에요/예요.",
          "숙제 검사하러 오실 날을 메시지로 알려 주세요.",
        ],
      ],
    },
  ],
});

/** Things that get a room of their own. */
const ownRoom = (id: PointId, who: string, line: string): Plot => ({
  name: `이 집에서 독립한 것 (${id})`,
  voices: ["trendy"],
  families: ["list", "chat"],
  on: [id],
  weight: 66,
  titles: [`{district}, ${who}도 독립하는 집`, `${who}도 독립하는 집`],
  lines: [
    {
      say: [
        line,
        ["{place} {type}, {layout.words}, {area.say}.", "{place}, {layout}, {area}.", "{layout}, {area}."],
        [
          "{floor.of}, {aspect.bare}, {transit.from}.",
          "{aspect.bare}, {transit.from}.",
          "{floor.of}, {aspect.bare}.",
          "{transit.from}.",
          "{floor.of}.",
          "{aspect.bare}.",
        ],
      ],
    },
    "",
    { intro: "자리를 잡은 건 또 있음.", list: [...trendy.outdoors, ...trendy.indoors, ...trendy.around], most: 5 },
    "",
    { say: [...trendy.state, ...trendy.against, trendy.money] },
    ...tail,
    { close: [[`${who}의 새 방 보러 오기. {company} {agent} {phone}`, `${who}의 새 방 보러 올 사람 메시지.`]] },
  ],
});

export const inside: readonly Plot[] = [
  ...(["fullyRenovated", "renovated", "freshWallpaper"] as const).map(doneJobs),
  ownRoom("walkInCloset", "옷", "옷이 의자에서 독립함. 새 주소는 {walkInCloset}."),
  ownRoom("pantry", "라면", "라면이 식탁에서 독립함. 새 주소는 {pantry}."),
  ownRoom("study", "노트북", "노트북이 식탁에서 독립함. 새 주소는 {study}."),
  ownRoom("workshop", "공구", "공구가 상자에서 독립함. 새 주소는 {workshop}."),
  ownRoom("garage", "차", "차가 골목에서 독립함. 새 주소는 {garage}."),
  {
    name: "고친 곳의 목록",
    voices: ["professional"],
    families: ["list", "chat"],
    on: ["fullyRenovated"],
    titles: ["{district} {type}, 고친 곳부터", "고친 곳부터 보는 집"],
    lines: [
      { say: ["{fullyRenovated}을/를 마친 집입니다. 공사 내역서는 계약 전에 받아 보시기 바랍니다.", ...homeFormal] },
      "",
      { intro: "수리 다음에 볼 것입니다.", list: [...professional.indoors, ...professional.outside], most: 5 },
      "",
      { say: [...professional.state.slice(1), ...professional.against, professional.money] },
      ...tail,
      {
        close: [
          ["공사 내역은 {agent}에게 물어봐 주십시오. {company}, {phone}.", "공사 내역은 메시지로 물어봐 주십시오."],
        ],
      },
    ],
  },
  {
    name: "공사 없이 입주",
    voices: ["trendy"],
    families: ["list", "chat"],
    on: ["fullyRenovated"],
    titles: ["{district}, 견적 앱 지워도 됨", "견적 앱 지워도 됨"],
    lines: [
      { say: ["인테리어 견적 앱, 지워도 됨. {fullyRenovated} 끝.", ...homeTrendy] },
      "",
      { intro: "저장 폴더에 넣을 것.", list: [...trendy.outdoors, ...trendy.indoors, ...trendy.around], most: 5 },
      "",
      { say: [...trendy.state.slice(1), ...trendy.against, trendy.money] },
      ...tail,
      { close: [["견적 말고 방문 예약. {company} {agent} {phone}", "견적 말고 방문 예약. DM."]] },
    ],
  },
  {
    name: "불이 있는 방",
    voices: ["luxury"],
    families: ["list", "chat"],
    on: ["fireplace"],
    unless: ["flueClosed", "flueUnchecked"],
    titles: ["불이 있는 방, {district}", "불이 있는 방"],
    lines: [
      { say: ["{fireplace} 앞에서는 말수가 줄어듭니다.", ...homeLuxury] },
      "",
      { say: luxury.images.slice(0, 3) },
      { say: luxury.images.slice(3), spare: 2 },
      "",
      { say: [...luxury.state, ...luxury.against, luxury.money] },
      ...tail,
      {
        close: [
          [
            "저녁 시간에 모시겠습니다. {company} {agent}, {phone}.",
            "불 앞의 자리를 비워 두겠습니다. 날짜는 메시지로 정합니다.",
          ],
        ],
      },
    ],
  },
  {
    name: "불멍",
    voices: ["friendly"],
    families: ["list", "chat"],
    on: ["fireplace"],
    unless: ["flueClosed", "flueUnchecked"],
    titles: ["{district}, 고구마는 호일에 싸 두세요", "고구마는 호일에 싸 두세요"],
    lines: [
      {
        say: [
          "고구마는 호일에 싸 두세요. {fireplace}이/가 있는 집이거든요.",
          ...homeFriendly,
          "쓰기 전에 굴뚝 점검부터, 약속이에요.",
        ],
      },
      "",
      {
        intro: "고구마 익는 동안 둘러볼 것.",
        list: [...friendly.outdoors, ...friendly.indoors.slice(0, 5), ...friendly.around],
        most: 5,
      },
      "",
      { say: [...friendly.state, ...friendly.against, friendly.money] },
      ...tail,
      {
        close: [
          [
            "군고구마 좋아하시면 {company} {agent}, {phone}으로/로 연락 주세요.",
            "군고구마파 손 들어 주세요, 댓글로요.",
          ],
        ],
      },
    ],
  },
  {
    name: "먼저 지나간 시간",
    voices: ["luxury"],
    families: ["list", "chat"],
    on: ["pre1940", "year"],
    weight: 72,
    titles: ["{year.cell}의 집, {district}", "{year.cell}의 집"],
    lines: [
      {
        say: [
          "{year.cell}. 이 집의 문이 처음 열린 무렵입니다.",
          ["{place}, {layout.words}, {area}.", "{place}, {layout}, {area}.", "{layout}, {area}."],
          ["{floor.of}, {aspect.bare}.", "{aspect.bare}.", "{floor.of}."],
          ["{transit.from}."],
        ],
      },
      "",
      {
        say: [
          [
            "{stucco}은/는 고개를 들어야 보입니다.",
            "{originalFireplace}이/가 겨울을 기억합니다.",
            "{fireplace}이/가 겨울을 기억합니다.",
            "{exposedBrick}이/가 세월을 감추지 않습니다.",
            "{beams}이/가 천장을 가로지릅니다.",
          ],
          ...luxury.images.slice(0, 3),
        ],
      },
      { say: luxury.images.slice(3), spare: 2 },
      "",
      { say: [...luxury.state, ...luxury.against, luxury.money] },
      ...tail,
      {
        close: [["다음 시간을 이어 가실 분께. {company} {agent}, {phone}.", "다음 시간을 이어 가실 분을 기다립니다."]],
      },
    ],
  },
  {
    name: "집이 나보다 선배",
    voices: ["friendly"],
    families: ["list", "chat"],
    on: ["pre1940", "year"],
    weight: 72,
    titles: ["{district}, 우리보다 선배인 집", "우리보다 선배인 집"],
    lines: [
      {
        say: ["집에도 선배가 있다면 이 집이에요. 태어난 해가 {year.cell}이거든요.", ...homeFriendly],
      },
      "",
      {
        intro: "선배가 물려주는 것들.",
        list: [
          [
            "🏛 {stucco}, 요즘 집에선 보기 어려운 천장",
            "🧱 {exposedBrick}, 벽지가 필요 없는 벽",
            "🔥 {fireplace}, 겨울 저녁의 자리",
          ],
          ...friendly.outdoors,
          ...friendly.indoors,
          ...friendly.around,
        ],
        most: 5,
      },
      "",
      {
        say: [
          ...friendly.state,
          ...friendly.against,
          friendly.money,
          "선배님이니까 배관과 전기는 전문가와 같이 봐 드려요, 우리.",
        ],
      },
      ...tail,
      {
        close: [
          [
            "선배 뵈러 갈 날은 {company} {agent}에게 알려 주세요. {phone}이에요/예요.",
            "선배 뵈러 갈 날을 메시지로 알려 주세요.",
          ],
        ],
      },
    ],
  },
  {
    name: "청소기 코드 한 번",
    voices: ["trendy"],
    families: ["list", "chat"],
    on: ["studioFlat"],
    weight: 66,
    titles: ["{district} 원룸, 코드 한 번 꽂으면 끝", "코드 한 번 꽂으면 끝"],
    lines: [
      {
        say: [
          [
            "청소기 코드 한 번 꽂으면 청소 끝. {place} 원룸, {area.say}{+layout}{+beds}.",
            "청소기 코드 한 번 꽂으면 청소 끝. 원룸, {area}{+layout}{+beds}.",
          ],
          ...homeTrendy.slice(1),
        ],
      },
      "",
      { intro: "방 안에 있는 것.", list: [...trendy.outdoors, ...trendy.indoors, ...trendy.around], most: 6 },
      "",
      { say: [...trendy.state, ...trendy.against, trendy.money] },
      ...tail,
      { close: [["실측은 {company} {agent} {phone}. 줄자 지참.", "실측하러 올 사람 DM. 줄자 지참."]] },
    ],
  },
];
