/** Calls, questions, gaps and what is left, in Korean; the home and the money have files of their own. */
import type { Story } from "#engine/copy/languages/base/story";

export const calls: Story["calls"] = {
  professional: [
    "방문 예약과 자료 요청: {company} {agent}, {phone}.",
    "{company} {agent}, {phone}으로/로 문의해 주십시오.",
    "원하시는 날짜를 알려 주시면 일정을 잡아 드립니다. {company} {agent}, {phone}.",
    "방문 일정은 {agent}, {phone}으로/로 받습니다.",
    "방문 예약은 {company}, {phone}으로/로 받습니다.",
    "{company} {agent}이/가 안내해 드립니다. 전화 {phone}.",
    "직접 보시려면 {phone}, {company} {agent}에게 연락해 주십시오.",
    "자세한 자료는 {agent}({company}, {phone})에게 요청하실 수 있습니다.",
    "문의 전화 {phone}, {company} {agent}입니다.",
    "방문을 원하시면 원하시는 날짜를 남겨 주십시오.",
    "방문 가능한 날짜 두세 개를 알려 주시면 일정을 잡겠습니다.",
    "평면도와 자료는 요청하시면 보내 드립니다.",
    "방문 시간은 메시지로 정하실 수 있습니다.",
    "궁금하신 항목을 남겨 주시면 답변해 드립니다.",
    "직접 보시려면 메시지로 예약해 주십시오.",
  ],
  friendly: [
    "보고 싶은 요일만 알려 주세요. {company} {agent}, {phone}이에요/예요!",
    "궁금한 점은 {company} {agent}, {phone}으로/로 편하게요!",
    "시간 되는 날 있으세요? {company} {agent}이/가 안내해 드릴게요. {phone}이에요/예요.",
    "구경 예약은 {agent} {phone}으로/로요. 질문만 하셔도 괜찮아요.",
    "보러 오실 날짜는 {phone}으로/로 알려 주세요.",
    "같이 보러 가실래요? {phone}, {company} {agent}에게 연락 주세요.",
    "{agent}이/가 기다리고 있어요. {company}, 전화는 {phone}이에요/예요.",
    "전화 한 통이면 돼요. {phone}, {company} {agent}이에요/예요.",
    "더 알고 싶으면 {phone}으로/로요. {company} {agent}이/가 받아요.",
    "언제쯤 보러 오고 싶으세요? 댓글이나 메시지로 알려 주세요.",
    "궁금한 점은 메시지로 편하게 물어보세요.",
    "보고 싶은 날을 알려 주시면 시간을 맞춰 볼게요.",
    "한번 보러 오실래요? 메시지 주시면 약속 잡을게요.",
    "댓글로 물어보셔도 되고, 바로 보러 오셔도 좋아요.",
    "편한 시간 남겨 주세요. 답장 드릴게요.",
    "사진으로 부족하면 직접 보러 오세요. 메시지면 돼요.",
  ],
  luxury: [
    "한 팀씩, 시간을 넉넉히 두고 모십니다. {company} {agent}, {phone}.",
    "예약 방문은 {company} {agent}, {phone}.",
    "편하신 시간에 맞추어 안내해 드리겠습니다. {company} {agent}, {phone}.",
    "{agent} 드림. {company}, {phone}.",
    "원하시는 날짜를 {phone}으로/로 알려 주시기 바랍니다.",
    "{phone}. {company}의 {agent}이/가 모시겠습니다.",
    "방문 문의, {company} {agent} {phone}.",
    "직접 보시고 싶은 날, {phone}으로/로 {agent}을/를 찾아 주십시오.[ {company}입니다.]",
    "{agent}, {company}. {phone}으로/로 말씀해 주시면 시간을 비워 두겠습니다.",
    "원하시는 날짜를 알려 주시면 자리를 마련하겠습니다.",
    "방문은 예약으로만 받습니다.",
    "편하신 시간을 남겨 주시면 안내해 드리겠습니다.",
    "메시지를 주시면 방문 시간을 정해 드립니다.",
    "직접 보시고 싶은 날을 말씀해 주십시오.",
  ],
  trendy: [
    "보러 갈 사람 👉 {company} {agent} {phone}",
    "저장해 두고, 문의는 👉 {company} {agent} {phone}",
    "날짜만 정해서 연락하기 👉 {company} {phone}",
    "문의 {phone}, 날짜만 말해 줘.",
    "질문은 {agent}, {phone}으로/로.",
    "{company} {agent}한테 전화 {phone}",
    "실물 보려면 {phone} ({company} {agent})",
    "더 궁금하면 {agent}, {company}, {phone}.",
    "방문 예약 {phone}. 받는 사람 {agent}, {company}.",
    "보러 갈 사람 댓글 ㄱㄱ 👇",
    "궁금하면 메시지로.",
    "저장해 두고 같이 볼 사람 태그 👇",
    "실물 보고 싶으면 DM.",
    "보러 갈 날짜 댓글로 👇",
    "질문 있으면 댓글 ㄱㄱ",
  ],
};

export const questions: Story["questions"] = {
  professional: [
    "검토에 필요한 자료가 있으면 말씀해 주십시오.",
    "비교 중인 조건이 있으면 알려 주십시오.",
    "입주 시기나 예산에 정해진 조건이 있으신지요.",
    "추가로 확인하고 싶은 항목이 있으면 문의해 주십시오.",
    "같은 항목으로 비교표가 필요하시면 보내 드립니다.",
  ],
  friendly: [
    "여러분이라면 어디부터 둘러보시겠어요?",
    "집 볼 때 제일 먼저 확인하는 것, 뭐예요?",
    "이 집에서 보내는 토요일, 어떻게 쓰실래요?",
    "지금 사는 집에서 제일 바꾸고 싶은 건 뭐예요?",
    "집 구할 때 이것만은 양보 못 한다, 뭐가 있으세요?",
  ],
  luxury: [
    "어느 창 앞에 먼저 서 보시겠습니까.",
    "오전과 오후, 어느 쪽 시간에 보시겠습니까.",
    "이 집에서 가장 먼저 하실 일은 무엇입니까.",
    "꼭 들이고 싶은 가구가 있으십니까.",
    "누구와 함께 보러 오시겠습니까.",
  ],
  trendy: [
    "너라면 살래, 말래?",
    "제일 끌리는 건 뭐야? 👇",
    "이 조건, 몇 점?",
    "여기 산다면 뭐부터 살래?",
    "보러 가면 뭐부터 물어볼래?",
  ],
};

export const ask: Story["ask"] = {
  professional: [
    "매물 정보에 적혀 있지 않은 항목은 {gaps}입니다. 계약 전에 확인하시기 바랍니다.",
    "{gaps}은/는 자료에 적혀 있지 않습니다. 방문 때 함께 확인해 드리겠습니다.",
    "계약 전에 {gaps}을/를 서면으로 확인하시기 바랍니다.",
    "아직 확인되지 않은 항목: {gaps}.",
  ],
  friendly: [
    "{gaps}은/는 아직 안 적혀 있어요. 보러 갈 때 같이 물어봐요.",
    "매물 정보에 안 적힌 것도 있어요. {gaps}, 계약 전에 꼭 물어보세요.",
    "아, {gaps}은/는 자료에 없어요. 문의하실 때 같이 물어봐 주세요.",
    "{gaps}까지 확인하고 나면 비교하기 쉬울 거예요.",
  ],
  luxury: [
    "{gaps}에 대해서는 뵙고 말씀드리겠습니다.",
    "{gaps}은/는 서면으로 확인해 드리겠습니다.",
    "{gaps}은/는 자료에 적혀 있지 않습니다.",
    "방문하시는 날 {gaps}도 함께 확인하시기 바랍니다.",
  ],
  trendy: [
    "아직 안 적힌 것: {gaps}. 가서 물어보기.",
    "{gaps}은/는 미기재. 계약 전에 확인.",
    "{gaps}? 자료에 없음, 문의할 때 물어보기.",
    "체크할 것 하나 더: {gaps}.",
  ],
};

/** What else a page lists, things and traits alike: a type of building or a ratio is not something a home "also has". */
export const rest: Story["rest"] = {
  professional: [
    "그 밖의 사항은 {rest}입니다.",
    "자료에는 {rest}도 적혀 있습니다.",
    "아울러 {rest}.",
    "참고 사항: {rest}.",
  ],
  friendly: [
    "그 밖의 특징은 {rest}이에요/예요.",
    "자료에는 {rest}도 적혀 있어요.",
    "덧붙이면 {rest}.",
    "참고로 {rest}이에요/예요.",
  ],
  luxury: ["그리고 {rest}.", "이 밖에 {rest}.", "더하여 {rest}.", "아울러 {rest}."],
  trendy: ["+ {rest}", "그리고 {rest}.", "여기에 {rest}까지.", "추가로 {rest}."],
};
