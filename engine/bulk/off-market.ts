/** Words by which a table or a feed says that a home is not to be advertised: sold, let, withdrawn, hidden. */

/** Homes under offer may still be shown, and are kept. */
const GONE = new Set(
  [
    "closed|sold|let|rented|leased|withdrawn|canceled|cancelled|expired|delete|deleted|removed|hidden|inactive|off market|off-market|archived|incomplete|let agreed|unpublished",
    "已售|已售出|售出|已租|已租出|已出租|已成交|成交|已下架|下架|已失效|已删除|已撤盘|撤盘|停售|暂停|已關閉|已售罄|售罄",
    "成約|成約済|成約済み|掲載終了|終了|非公開|거래완료|계약완료|매매완료|숨김|종료",
    "verkauft|vermietet|gelöscht|deaktiviert|inaktiv|vendu|loué|retiré|vendido|vendida|alquilado|retirado|venduto|affittato|arrendado|verkocht|verhuurd",
  ].flatMap((line) => line.split("|")),
);

export const isOffMarket = (status: string): boolean => GONE.has(status.trim().toLowerCase());
