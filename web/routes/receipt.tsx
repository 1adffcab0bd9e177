/** The receipt of a campaign. */
import { useParams } from "@tanstack/react-router";
import { Receipt } from "#web/features/publishing/receipt.tsx";

export function ReceiptScreen() {
  const { campaignId = "" } = useParams({ strict: false });
  return <Receipt campaignId={campaignId} />;
}
