/** Baths and toilets, in Korean. */
import type { Scene } from "#engine/copy/languages/base/story";

export const bath: readonly Scene[] = [
  {
    on: ["enSuite"],
    icon: "🚿",
    line: {
      professional: ["침실에 욕실이 딸려 있습니다"],
      friendly: ["침실에 욕실이 딸려 있어서 잠옷 바람으로 씻으러 가요"],
      luxury: ["침실에서 욕실까지, 문 하나의 거리"],
      trendy: ["침실 안 욕실 👉 복도 안 거침"],
    },
  },
  {
    on: ["secondWc"],
    icon: "🚻",
    line: {
      professional: ["손님용 화장실이 따로 있습니다"],
      friendly: ["손님용 화장실이 따로 있어서 안쪽 욕실은 안 치워도 돼요 (조금은요)"],
      trendy: ["손님용 화장실 따로 👉 급할 때 진가 발휘"],
      luxury: ["손님을 위한 화장실을 따로 두었습니다"],
    },
  },
  {
    on: ["separateBathAndWc"],
    icon: "🛁",
    line: {
      professional: ["욕실과 화장실이 분리되어 있습니다"],
      friendly: ["욕실과 화장실이 분리돼 있어서 누가 씻는 동안에도 발 동동 구를 일이 없어요"],
      luxury: ["욕실과 화장실을 나누어, 목욕은 목욕으로 남겼습니다"],
      trendy: ["욕실·화장실 분리 👉 젖은 슬리퍼 안 밟음"],
    },
  },
  {
    on: ["separateWc"],
    icon: "🚻",
    line: {
      any: ["화장실이 따로 있습니다"],
      friendly: ["화장실이 따로 있어서 아침에 한 박자 빨라져요"],
      trendy: ["화장실 따로 👉 아침 병목 해소"],
    },
  },
  {
    on: ["bathtub"],
    icon: "🛁",
    line: {
      professional: ["욕조가 있습니다"],
      friendly: ["욕조가 있어서 퇴근길에 입욕제 고르는 재미가 생겨요"],
      luxury: ["욕조, 긴 하루를 물에 내려놓습니다"],
      trendy: ["욕조 있음 👉 입욕제 쟁여 두기"],
    },
  },
  {
    on: ["walkInShower"],
    icon: "🚿",
    line: {
      any: ["워크인 샤워가 있습니다"],
      friendly: ["워크인 샤워라 걸어 들어가 씻고 걸어 나오면 끝이에요"],
      trendy: ["워크인 샤워 👉 아침 샤워 동선 직진"],
    },
  },
];
