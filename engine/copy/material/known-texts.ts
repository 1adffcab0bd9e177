/** Values that are words of the trade and mean one thing in every language: 媒介, Bedarfsausweis, 定期借家. */
import type { CopyLanguage } from "#contract/copy";
import type { MaterialKind } from "./kinds.ts";

type Words = Readonly<Record<CopyLanguage, string>>;
const words = (zh: string, en: string, ja: string, ko: string, fr: string, de: string): Words => ({
  zh,
  en,
  ja,
  ko,
  fr,
  de,
});

const table: readonly (readonly [MaterialKind, RegExp, Words])[] = [
  [
    "transactionRole",
    /^(?:仲介|媒介)$/u,
    words("中介居间", "intermediary", "媒介", "중개업소를 통한 거래", "intermédiaire", "Vermittler"),
  ],
  [
    "transactionRole",
    /^専任媒介$|^専属専任媒介$/u,
    words(
      "独家委托中介",
      "exclusive intermediary",
      "専任媒介",
      "전속 중개업소를 통한 거래",
      "intermédiaire exclusif",
      "Vermittler mit Alleinauftrag",
    ),
  ],
  [
    "transactionRole",
    /^売主$/u,
    words("卖方自售", "the seller itself", "売主", "매도인 직거래", "vendeur", "Verkäufer selbst"),
  ],
  [
    "transactionRole",
    /^貸主$/u,
    words("房东直租", "the landlord itself", "貸主", "임대인 직거래", "bailleur", "Vermieter selbst"),
  ],
  [
    "transactionRole",
    /^代理$/u,
    words("代理", "agent for the owner", "代理", "대리인을 통한 거래", "mandataire", "Vertreter des Eigentümers"),
  ],
  [
    "contractType",
    /^(?:普通借家(?:契約)?|普通賃貸借(?:契約)?)(?: ?2年)?$/u,
    words(
      "普通租约",
      "ordinary renewable lease",
      "普通借家契約",
      "보통 임대차(갱신 가능)",
      "bail ordinaire renouvelable",
      "gewöhnlicher, verlängerbarer Mietvertrag",
    ),
  ],
  [
    "contractType",
    /^定期借家(?:契約)?$/u,
    words(
      "定期租约，到期不续",
      "fixed-term lease, not renewed",
      "定期借家契約",
      "정기 임대차(갱신 없음)",
      "bail à durée fixe, sans renouvellement",
      "befristeter Mietvertrag ohne Verlängerung",
    ),
  ],
  [
    "energyCertificate",
    /^nicht erforderlich(?: \(baudenkmal\))?$/iu,
    words(
      "历史建筑，免能源证书",
      "not required (listed building)",
      "不要（文化財建築）",
      "불필요(문화재 건물)",
      "non requis (bâtiment classé)",
      "Nicht erforderlich (Baudenkmal)",
    ),
  ],
  [
    "energyCertificate",
    /^bedarfsausweis$/iu,
    words(
      "按需求计算的能源证书",
      "demand-based certificate",
      "需要量方式の証明書",
      "수요 기준 증명서",
      "certificat calculé (besoin)",
      "Bedarfsausweis",
    ),
  ],
  [
    "energyCertificate",
    /^verbrauchsausweis$/iu,
    words(
      "按实际用量的能源证书",
      "consumption-based certificate",
      "実使用量方式の証明書",
      "실사용 기준 증명서",
      "certificat sur consommation",
      "Verbrauchsausweis",
    ),
  ],
];

/** The value in these six languages, where it is one of the known words. */
export const knownText = (kind: MaterialKind, text: string): Words | undefined =>
  table.find(([of, pattern]) => of === kind && pattern.test(text.trim()))?.[2];
