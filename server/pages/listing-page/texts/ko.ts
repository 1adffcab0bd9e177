/** 매물 페이지: 한국어. */
import type { PageTexts } from "./types.ts";

export const ko: PageTexts = {
  sale: "매매",
  rent: "임대",
  noPrice: "가격 문의",
  about: "매물 소개",
  facts: "기본 정보",
  features: "특징",
  photos: "사진",
  photo: "사진 {{n}} / {{all}}",
  largePhoto: "크게 보기",
  contact: "문의",
  licence: "등록번호",
  disclosures: "고지 사항",
  asStated: "매물 출처에 표기된 원문 그대로입니다.",
  published: "{{date}} 게시",
  madeWith: "Listcast로 제작",
  scan: "스캔하면 이 페이지가 열립니다",
  languages: "언어",
  preview: "미리보기: 아직 공개되지 않은 페이지입니다. 이 링크는 {{time}}까지 열립니다.",
  gone: {
    title: "게시가 종료된 페이지입니다",
    text: "거래가 완료되었거나 잠시 홍보를 멈춘 매물일 수 있습니다. 링크를 보내 주신 분께 문의해 주십시오.",
  },
  missing: {
    title: "페이지를 찾을 수 없습니다",
    text: "링크가 잘렸을 수 있습니다. 보내 주신 분께 다시 요청해 주십시오.",
  },
  away: { title: "지금은 페이지를 열 수 없습니다", text: "복구 중입니다. 잠시 후 새로 고침해 주십시오." },
  busy: { title: "접속이 너무 잦습니다", text: "잠시 기다린 뒤 페이지를 새로 고침해 주십시오." },
  home: "Listcast 홈으로",
};
