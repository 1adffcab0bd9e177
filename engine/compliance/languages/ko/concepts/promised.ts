/** Loans that a broker answers for, and what a line that is still being built is said to do to prices. */
import type { Concept } from "#engine/compliance/frames/language";

const loan = "(대출|주담대|융자|전세대출|담보대출|대출 심사|은행 심사|심사 통과|대출 승인|대출 한도|한도)";
const easily =
  "(무리 없이|무리없이|문제없|문제 없|걱정 없|걱정 마|걱정마|막힘없이|막힘 없이|무조건|100%|백프로|다 됩|다 나|다 되|꽉 채|알아서|쉽게|수월|책임|쭉쭉|술술)";

export const promised: Record<string, Concept> = {
  "loan-promised": {
    frames: [
      `${loan} ..8 ${easily}`,
      `${easily} ..4 (나오는|나옵|실행|승인) ..3 (대출|집|융자)?`,
      "(신용 낮|신용 나|신용불량|신용 불량|신불자|소득 증빙 없|소득증빙 없|무직|연체 있|DSR 상관|dsr 상관|신용 상관) ...12 (대출|주담대|한도|가능|됩|입주)",
      "(대출|심사) ..6 (거절된 적|거절당한 적|안 된 적|떨어진 적) ..2 (없|전무)",
      "(지점장|은행 직원|은행원|아는 은행|상담사) ...10 (대출|한도|심사) ..6 (뚫|해 드|해드|쉽|빼 드|당겨)",
      "(내 돈|자기 돈|자기자본|현금) ..6 (없이|없어도|0원) ...8 (대출|융자)",
      "{num} % ..3 (까지)? ..2 대출 ..6 (실행|해 드|해드|문제|나옵|가능합)",
    ],
    unless: [
      "<denied>",
      "(심사에 따|은행에 직접|은행에 확인|규제|말소|줄 수|알선하지|하지 않|거절되면|갚았|상환|최고액)",
    ],
  },
  // a loan that is easily granted is no register without one
  "no-lien-claimed": {
    frames: [],
    unless: ["(대출|주담대|융자|한도) ..1 (무리|문제|막힘|무조건|승인|심사|실행)", "규제로"],
  },
  "gain-promised": {
    frames: [
      "(GTX|gtx|지하철|신설역|신안산선|트램|KTX|SRT) ..14 (두 배|세 배|뜁|뛰|뛸|뛴|폭등|치솟|오를|오르는 것밖에|오를 일만|하늘 높|웃돈|프리미엄|억 단위|막차|상승 확정|손해 볼 일)",
      "(GTX|gtx|신설역|트램) ...12 (집값|시세|땅값|가격|매매가) ..6 (따라|뛰|오르|치솟|폭등|두 배|기본|시간문제)",
    ],
    unless: ["<denied>", "(내릴 수|보장할 수 없|아무도|하락|소음|통제)"],
  },
};
