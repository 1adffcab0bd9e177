/** The home in a sentence, price and terms, calls and questions in Korean. */
import type { Story } from "#engine/copy/languages/base/story";

const rented =
  "[{depositSum}, ]{price}[, {managementFee}][, {utilities}][, {depositAndAdvance}][, {deposit}][, {keyMoney}][, {agencyFee}][, {available}].";
const sold =
  "{price}[, {agencyFee}][, {managementFee}][, {coOwnershipCharges}][, {serviceCharge}][, {hoaFee}][, {propertyTax}][, {available}].";

export const home: Story["home"] = {
  professional: [
    "{name}({address}) {type}입니다. {area.full}, {layout}[, {floor}][, {aspect}][, {year}]입니다.",
    "{place} {name} {type}입니다. {area.full}, {layout}[, {floor}][, {aspect}][, {year}]입니다.",
    "{place} {type}입니다. {area.full}[, {land}], {layout}[, {floor}][, {aspect}][, {year}]입니다.",
    "{place} {type}, {layout}[, {land}][, {floor}][, {aspect}][, {year}]입니다.",
    "{type}, {layout}[, {area.full}][, {land}][, {floor}][, {year}]입니다.",
    "{layout}[, {area.full}]입니다.",
  ],
  friendly: [
    "집은 {place} {name}, {floor}에 있는 {type}이에요/예요. {layout}에 {area}[, {aspect}]이고/고요.",
    "{place}에 있는 {name} {type}이에요/예요. {floor}[, {aspect}], {layout}에 {area}이고/고요.",
    "{place} {name}, {type}이에요/예요. {layout}[에 {area}][, {aspect}]이고/고요.",
    "{place}에 있는 {type}이에요/예요. {layout}[에 {area}][, {land}][, {floor}][, {aspect}]이고/고요.",
    "집은 {place} {type}이고/고, {layout}[에 {area}][, {land}][, {floor}][, {aspect}]이에요/예요.",
    "{type}이고/고, {layout}[에 {area}][, {land}]이에요/예요.",
    "{layout}[, {area}]이에요/예요.",
  ],
  luxury: [
    "{place}, {name} {type}. {layout.words}[, {area.full}][, {floor}][, {aspect}].",
    "{place}의 {type} {name}. [{floor}, ][{aspect}, ]{layout.words}[, {area.full}].",
    "{place}의 {type}. {layout.words}[, {area.full}][, {land}][, {floor}][, {aspect}].",
    "{place}의 {type}, {layout}[, {area.full}][, {land}][, {floor}][, {aspect}].",
    "{type} 한 채. {layout.words}[, {area.full}][, {land}].",
    "{layout}[, {area.bare}].",
  ],
  trendy: [
    "{place} {name}, {type} {floor.short}. {layout.short}, {area}[, {aspect}].",
    "{place} {name} {type}. {layout.short}[, {area}][, {floor.short}][, {aspect}].",
    "{place} {type} {name}, {layout.short}[, {area}][, {floor.short}][, {aspect}].",
    "{place} {type}, {layout.short}[, {area}][, {land}][, {floor.short}][, {aspect}].",
    "{type}, {layout.short}[, {area}][, {land}].",
    "{layout.short}[, {area}].",
  ],
};

export const money: Story["money"] = {
  professional: [`{?rent}${rented}`, `{?sale}${sold}`, "{price}."],
  friendly: [`{?rent}${rented}`, `{?sale}${sold}`, "{price}이에요/예요."],
  luxury: [
    "{?rent}[{depositSum}, ]{price}[, {managementFee}][, {depositAndAdvance}][, {available}].",
    "{?sale}{price}[, {agencyFee}][, {managementFee}][, {available}].",
    "{price}.",
  ],
  trendy: [
    "{?rent}[{depositSum}, ]{price}[, {managementFee}][, {depositAndAdvance}][, {keyMoney}][, {available}].",
    "{?sale}{price}[, {agencyFee}][, {managementFee}][, {available}].",
    "{price}.",
  ],
};

export const calls: Story["calls"] = {
  professional: [
    "방문 예약과 자료 요청: {company} {agent}, {phone}.",
    "{company} {agent}, {phone}으로/로 문의해 주십시오.",
    "방문 일정은 {agent}, {phone}으로/로 받습니다.",
    "방문 예약은 {company}, {phone}으로/로 받습니다.",
    "방문을 원하시면 원하시는 날짜를 남겨 주십시오.",
  ],
  friendly: [
    "보고 싶은 요일만 알려 주세요. {company} {agent}, {phone}이에요/예요!",
    "궁금한 점은 {company} {agent}, {phone}으로/로 편하게요!",
    "구경 예약은 {agent} {phone}으로/로요. 질문만 하셔도 괜찮아요.",
    "보러 오실 날짜는 {phone}으로/로 알려 주세요.",
    "언제쯤 보러 오고 싶으세요? 댓글이나 메시지로 알려 주세요.",
  ],
  luxury: [
    "한 팀씩, 시간을 넉넉히 두고 모십니다. {company} {agent}, {phone}.",
    "예약 방문은 {company} {agent}, {phone}.",
    "{agent} 드림. {company}, {phone}.",
    "원하시는 날짜를 {phone}으로/로 알려 주시기 바랍니다.",
    "원하시는 날짜를 알려 주시면 자리를 마련하겠습니다.",
  ],
  trendy: [
    "보러 갈 사람 👉 {agent} {phone}",
    "저장 먼저, 고민은 나중 👉 {agent} {phone}",
    "실물 영접은 예약제 👉 {company} {phone}",
    "문의 {phone}, 날짜만 말해 줘.",
    "보러 갈 사람 댓글 ㄱㄱ 👇",
  ],
};

export const questions: Story["questions"] = {
  professional: ["검토에 필요한 자료가 있으면 댓글로 남겨 주십시오.", "비교 중인 조건이 있으면 알려 주십시오."],
  friendly: [
    "여러분이라면 어디부터 둘러보시겠어요?",
    "집 볼 때 제일 먼저 확인하는 것, 뭐예요?",
    "이 집에서 보내는 토요일, 어떻게 쓰실래요?",
  ],
  luxury: ["어느 창 앞에 먼저 서 보시겠습니까.", "나머지는 현장에서 이어집니다."],
  trendy: ["너라면 살래, 말래?", "저장각? 패스각?", "제일 끌리는 거 하나만 골라 봐 👇"],
};

export const ask: Story["ask"] = {
  professional: [
    "매물 정보에 적혀 있지 않은 항목은 {gaps}입니다. 계약 전에 확인하시기 바랍니다.",
    "아직 확인되지 않은 항목: {gaps}.",
  ],
  friendly: [
    "매물 정보에 안 적힌 것도 있어요. {gaps}, 이건 보러 갈 때 같이 물어봐요.",
    "{gaps}, 이건 아직 안 적혀 있으니 꼭 물어보세요.",
  ],
  luxury: ["{gaps}에 대해서는 뵙고 말씀드리겠습니다."],
  trendy: ["아직 안 적힌 것: {gaps}. 가서 물어보기.", "{gaps}? 이건 아직 미공개, 물어보기."],
};

export const rest: Story["rest"] = {
  professional: ["그 밖의 사항: {rest}.", "이 밖에 {rest}."],
  friendly: ["아, 그리고 이것도요: {rest}.", "덧붙이면 {rest}."],
  luxury: ["그리고 {rest}."],
  trendy: ["+ {rest}", "덤으로 {rest}."],
};
