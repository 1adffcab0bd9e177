/** Deciding facts as a Korean agent says them, and how a home's things are listed. Endings by voice: <formal|friendly|clipped>. */
import type { DecidingWords } from "#engine/copy/languages/base/deciding";
import { decidingWords } from "./deciding-words.ts";

export const deciding: DecidingWords = {
  words: decidingWords,
  aspects: { N: "북향", NE: "북동향", E: "동향", SE: "남동향", S: "남향", SW: "남서향", W: "서향", NW: "북서향" },
  say: {
    letSince: [
      "세입자가 사는 상태로 매매<합니다|해요|>[. 임대차는 {date} 시작][, 계약 기간은 정해져 있지 않<습니다|아요|음>{open}]",
      "임차인을 승계하는 매물<입니다|이에요/예요|>[. {date}부터 거주 중][, 기간의 정함이 없는 계약{open}]",
    ],
    letUntil: [
      "{date}까지 임대 중<입니다|이에요/예요|>[. 그 뒤에는 공실로 인도<합니다|해요|>{vacant}]",
      "지금 임대차는 {date}에 끝<납니다|나요|남>[. 이후 공실 인도{vacant}]",
    ],
    letRent: [
      "임대료는 월 {rent}[(관리비 포함){warm}], 연 {year}<입니다|이에요/예요|>[. 매매가 대비 표면 수익률 {share}%]",
      "매달 {rent}[(관리비 포함){warm}], 한 해 {year}의 임대료가 들어<옵니다|와요|옴>[. 표면 수익률 {share}%]",
      "임대료는 관리비를 포함{warm}해 월 {rent}, 빼면 {net}, 연 {year}<입니다|이에요/예요|>[. 표면 수익률 {share}%]",
    ],
    letJeonse: ["세입자의 전세 보증금 {money}을/를 매수인이 승계<합니다|해요|>"],
    underOffer: [
      "{?sale}이미 매수 제안을 받은 매물<입니다|이에요/예요|>",
      "{?sale}매수자가 이미 정해졌고 잔금 전<입니다|이에요/예요|>{agreed}",
      "{?rent}이미 계약 신청자가 있<습니다|어요|음>",
    ],
    shortLease: ["기한부 권리(리스홀드)로, 남은 기간은 {n}년<입니다|이에요/예요|>"],
    landLease: [
      "토지는 임차한 땅이며 매매에 포함되지 않<습니다|아요|음>[. {until}년까지][. 지료 월 {month}][. 지료 연 {year}]",
    ],
    landTerm: ["토지 사용권은 모두 {n}년<입니다|이에요/예요|>[. 상업용{business}]"],
    leasedSolar: ["태양광 패널은 소유가 아니라 임대<입니다|예요|>[. {until}년까지][. 월 {month}]"],
    groundRent: [
      "지료(그라운드 렌트)는 연 {year}<입니다|이에요/예요|>[. {doubles}년마다 두 배][. {review}년마다 조정]",
      "지료(그라운드 렌트)는 월 {month}<입니다|이에요/예요|>[. {doubles}년마다 두 배][. {review}년마다 조정]",
    ],
    reservePaid: [
      "장기수선충당금은 월 {month}<입니다|이에요/예요|>[. 퇴거할 때 임대인이 돌려<드립니다|드려요|드림>{back}]",
      "수선 적립금은 연 {year}<입니다|이에요/예요|>",
    ],
    landlordNotice: [
      "임대인이 해지하려면 {n}개월 전에 통보해야 <합니다|해요|함>[. 정당한 사유도 필요<합니다|해요|>{reason}]",
    ],
    leaseback: [
      "매도인은 매도 후 임차(리스백)를 원<합니다|해요|함>[. {date}까지]",
      "매도인이 [{date}까지 ]리스백을 희망<합니다|해요|함>",
    ],
    auction: ["{date}에 경매가 열<립니다|려요|림>"],
    noRebuild: ["철거하면 다시 지을 수 없<습니다|어요|음>"],
    stepRent: ["{date}부터 월 임대료가 {money}으로/로 오<릅니다|라요|름>"],
    room: [
      "{room}은/는 {side}<입니다|이에요/예요|>[. {area}][. {things}이/가 있<습니다|어요|음>][. {bed}m 침대 포함]",
      "{room}은/는 {area}<입니다|이에요/예요|>[. {things}이/가 있<습니다|어요|음>][. {bed}m 침대 포함]",
      "{room}에 {things}이/가 있<습니다|어요|음>[. {bed}m 침대 포함]",
    ],
    emptyRoom: [
      "{room}[({area})]은/는 비어 있<습니다|어요|음>[. {side}]",
      "{room}은/는 가구 없이 비어 있<습니다|어요|음>[. {side}][, {area}]",
    ],
    works: [
      "{parts}을/를 {year}년에 새로 했<습니다|어요|음>",
      "{year}년에 새로 한 곳: {parts}",
      "{year}년에 샌딩{sanded}한 곳: {parts}",
    ],
    stays: ["{?sale}{goods}을/를 두고 <갑니다|가요|감>", "{?rent}{goods}이/가 갖춰져 있<습니다|어요|음>"],
    twoAreas: [
      "실내는 {inner}, 건축면적 기준으로는 {gross}<입니다|이에요/예요|>",
      "{gross} 표기는 건축면적이고 실내는 {inner}<입니다|이에요/예요|>",
    ],
    facesCourt: ["안뜰 쪽"],
    assignedParking: ["지정 주차 자리 하나({n}번)가 딸려 있<습니다|어요|음>"],
    units: ["모두 {n}세대<입니다|이에요/예요|>"],
    station: ["{near} 거리<입니다|예요|>", "{near}<입니다|예요|>", "교통: {near}"],
    way: ["{places} 거리<입니다|이에요/예요|>", "주변: {places}"],
    roadNoise: [
      "{room}이/가 {road} 쪽이라 [출퇴근 시간에 {rush}]차 소리가 들<립니다|려요|림>[. 창은 이중유리{double}]",
      "{room}이/가 길가 쪽이라 [출퇴근 시간에 {rush}]차 소리가 들<립니다|려요|림>[. 창은 이중유리{double}]",
      "[출퇴근 시간에 {rush}]차 소리가 들<립니다|려요|림>[. 창은 이중유리{double}]",
    ],
    pipeBurst: [
      "[{date} ]{room} 벽 안 배관이 파열된 적이 있<습니다|어요|음>[. 수리했<습니다|어요|음>{repaired}][. 청구서도 있<습니다|어요|음>{papers}]",
      "[{date} ]배관이 파열된 적이 있<습니다|어요|음>[. 수리했<습니다|어요|음>{repaired}][. 청구서도 있<습니다|어요|음>{papers}]",
    ],
    innerBath: [
      "욕실에 창이 없<습니다|어요|음>[. 욕조는 있<습니다|어요|음>{tub}][. 상태는 소박<합니다|해요|함>{plain}]",
    ],
    plainBath: ["욕실은 고치지 않은 상태<입니다|이에요/예요|>"],
    tenantsKitchen: ["빌트인 주방은 세입자 소유라 매매에 들어가지 않<습니다|아요|음>"],
    missing: [
      "{?rent}{goods}이/가 없<습니다|어요|음>",
      "{?rent}따로 준비하실 것은 {goods}<입니다|이에요/예요|>",
      "{?sale}[{keeps}은/는 두고 가지만 ]{goods}은/는 포함되지 않<습니다|아요|음>",
    ],
    oldPart: ["침실 카펫은 {carpet}년 것<입니다|이에요/예요|>", "나머지 내부는 {rest}년 상태<입니다|이에요/예요|>"],
    walkThrough: ["다른 방을 지나야 들어가는 방이 하나 있<습니다|어요|음>"],
    noInternet: [
      "광랜은 설치할 수 있지만{fibre} 직접 신청해야 <합니다|해요|함>",
      "인터넷은 직접 신청해야 <합니다|해요|함>",
    ],
    noCharger: ["전기차 충전기는 없<습니다|어요|음>"],
    noParkingSpace: ["주차 자리는 없<습니다|어요|음>"],
    noLiftHere: ["엘리베이터는 없<습니다|어요|음>"],
    liftHalfLevel: [
      "엘리베이터가 중간층에 서서 계단 {steps}단을 내려와야 <합니다|해요|함>",
      "엘리베이터는 {up}층까지<입니다|이에요/예요|>",
    ],
    septic: ["개별 정화조가 기준에 맞지 않<습니다|아요|음>"],
    asbestos: ["석면이 든 자재가 일부 있<습니다|어요|음>"],
    noPermit: ["허가받지 않은 부속 건물이 하나 있<습니다|어요|음>"],
    hoa: ["입주자 협회비(HOA)는 월 {money}<입니다|이에요/예요|>[. {covers} 포함]", "HOA 월 {money}[에 {covers} 포함]"],
    hoaAndTax: ["HOA와 재산세를 합하면 월 {money}<입니다|이에요/예요|>"],
    yearlyTax: ["재산세는 연 {money}<입니다|이에요/예요|>[({year}년)][. 월로 나누면 {month}]"],
    houseMoney: [
      "관리비(Hausgeld)는 월 {money}<입니다|이에요/예요|>[. 그중 {keep}은/는 세입자에게 넘길 수 없<습니다|어요|음>]",
      "공용 비용은 연 {yearly}<입니다|이에요/예요|>[. 월로 나누면 {month}]",
    ],
    assessment: [
      "{what} 특별 분담금 {money}이/가 있<습니다|어요|음>[. 기한은 {date}][. 매수인 부담{buyer}][. 매도인이 잔금일에 지급{seller}]",
      "특별 분담금 {money}이/가 있<습니다|어요|음>[. 기한은 {date}][. 매수인 부담{buyer}][. 매도인이 잔금일에 지급{seller}]",
    ],
    transferFee: ["이전 수수료는 {money}<입니다|이에요/예요|>[(매수인 부담){buyer}]"],
    transferTax: ["취득세 {n}%는 {money}<입니다|이에요/예요|>"],
    commission: ["중개보수는 {n}%, {money}<입니다|이에요/예요|>[(매수인 부담){buyer}][(매도인 부담){seller}]"],
    entry: [
      "입주할 때 드는 돈은 {total}<입니다|이에요/예요|>. 보증금 {deposit}, 첫 월세 {first}[, 중개보수 {fee}][, 사례금 {gift}]",
      "보증금 {deposit}, 첫 월세 {first}[, 중개보수 {fee}][, 사례금 {gift}], 합해서 {total}<입니다|이에요/예요|>",
    ],
    bySquareMetre: ["관리비는 건축면적 1㎡에 {rate}, 월 {money}<입니다|이에요/예요|>[(임차인 부담){tenant}]"],
    reserve: ["적립금은 {money}<입니다|이에요/예요|>[({date} 기준)][. {units}세대]"],
    monthlyParking: ["주차는 월 {money}<입니다|이에요/예요|>[(순번 대기){queue}][(자리가 있을 때){ask}]"],
    leastTerm: ["계약은 {years}년부터<입니다|이에요/예요|>", "계약은 {n}개월부터<입니다|이에요/예요|>"],
    freeAfter: ["{after} 이후에 입주할 수 있<습니다|어요|음>", "{from}부터 입주할 수 있<습니다|어요|음>"],
    petsUpTo: ["반려동물은 {n}마리까지<입니다|이에요/예요|>[. 한 마리 {weight} 이하]"],
    dogsNoCatsAsk: ["강아지는 안 되고, 고양이는 집주인의 서면 동의가 필요<합니다|해요|>"],
    catsNotDogs: ["고양이는 되고 강아지는 안 <됩니다|돼요|됨>"],
    leasing: [
      "세를 놓을 때는 {n}개월 이상<입니다|이에요/예요|>[. 단기 임대는 안 <됩니다|돼요|됨>{short}]",
      "단기 임대는 안 <됩니다|돼요|됨>{short}",
    ],
    schoolOpen: ["학교 배정은 약속하지 않<습니다|아요|음>{?rent}", "학군은 매수인이 확인해야 <합니다|해요|함>{?sale}"],
    viewing: [
      "집 보기는 예약제<입니다|예요|>[. {days}][, {from}~{to}][, {after} 이후][. {notice}시간 전 연락][. 하루 전 연락{day}][. 세입자 일정에 맞춤{tenant}]",
    ],
    occupantLeaves: ["지금 세입자는 {date}까지 <삽니다|살아요|거주>"],
    oneCatNoDogs: ["고양이는 1마리까지 되고 강아지는 안 <됩니다|돼요|됨>"],
    smallDogAsk: [
      "소형견은 {n}마리까지 협의할 수 있<습니다|어요|음>[. 이때 보증금이 1개월분 추가<됩니다|돼요|됨>{extra}]",
    ],
    handover: [
      "인도 시기는 협의하되 {after} 이후<입니다|이에요/예요|>",
      "{byEnd} 말까지 인도<합니다|해요|>[. 소유자가 비워서 넘깁니다{vacated}]",
    ],
    chainAbove: ["매도인이 이사할 집은 아직 정해지지 않았<습니다|어요|음>"],
    hukouStays: ["매도인의 호구(호적)는 아직 옮기지 않았<습니다|어요|음>"],
    allocatedLand: [
      "토지는 국가가 배정한 획발(划拨) 용지<입니다|예요|>[. 이전할 때 토지 수익금은 매수인이 <냅니다|내요|냄>{buyer}]",
    ],
    conservationArea: ["보존 지구(conservation area) 안에 있<습니다|어요|음>"],
  },
  open: {
    oneCatNoDogs: ["고양이 1마리와 함께 살 수 있는 집<입니다|이에요/예요|>(강아지 불가)[. {noKeyMoneyAsked}]."],
    smallDogAsk: [
      "소형견과 함께 살 집을 찾으신다면, 여기는 {n}마리까지 협의할 수 있<습니다|어요|음>[. {noKeyMoneyAsked}].",
      "[{noKeyMoneyAsked}, ]소형견 {n}마리 협의 가능, {place}.",
    ],
    letSince: ["이 집을 사면 임대차도 함께 이어받<습니다|아요|음>[. {date} 시작][, 기간의 정함 없음{open}]."],
    letUntil: ["{date}까지 세입자가 있는 집<입니다|이에요/예요|>."],
    auction: ["경매일은 {date}<입니다|이에요/예요|>."],
    noRebuild: ["가장 중요한 것부터. 철거하면 다시 지을 수 없<습니다|어요|음>."],
    emptyRoom: [
      "{room}[({area})]이/가 비어 있<습니다|어요|음>. 쓰임은 정하기 나름<입니다|이에요/예요|>.",
      "빈방이 하나 있<습니다|어요|음>[. {area}, {side}].",
    ],
  },
  titles: {
    oneCatNoDogs: ["{district} 고양이 1마리 가능[, {noKeyMoneyAsked}]"],
    smallDogAsk: ["{district} 소형견 협의 가능[, {noKeyMoneyAsked}]", "소형견 협의 가능"],
    letSince: ["{place}, 세입자 승계 매매", "세입자 승계 매매"],
    letUntil: ["{place}, {date}까지 임대 중"],
    auction: ["{place}, {date} 경매"],
    emptyRoom: ["{place}, 빈방 하나 있는 집"],
  },
  near: ({ kind, word, name, line, far }) => {
    if (name !== null && !/\p{Script=Hangul}/u.test(name) && /park|canal|market/u.test(kind))
      return `${name}까지 ${far}`;
    const numbered =
      line === null ? "" : kind === "place.bus" ? `${line}번 ` : /^\d+$/u.test(line) ? `${line}호선 ` : `${line}선 `;
    if (kind === "place.metro") return `지하철 ${numbered}${name === null ? "역" : `${name}역`}까지 ${far}`;
    if (kind === "place.train") return `${name === null ? "기차역" : `${name}역`}까지 ${far}`;
    if (kind === "place.tram") return `트램 ${numbered}${name === null ? "정류장" : `${name} 정류장`}까지 ${far}`;
    if (kind === "place.bus") return `${numbered}${word}까지 ${far}`;
    return `${name ?? word}까지 ${far}`;
  },
  far: (metres, miles) =>
    `${miles === null ? "" : "약 "}${metres >= 1000 ? `${Number((metres / 1000).toFixed(1))}km` : `${metres}m`}`,
  day: ({ year, month, day }) => `${year === null ? "" : `${year}년 `}${month}월${day === null ? "" : ` ${day}일`}`,
  clock: (minutes) =>
    `${Math.floor(minutes / 60)}시${minutes % 60 === 0 ? "" : minutes % 60 === 30 ? " 반" : ` ${minutes % 60}분`}`,
  pounds: (value) => `${value}파운드(약 ${Math.round(value * 0.4536)}kg)`,
};
