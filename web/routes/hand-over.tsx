/** A post that its agent makes by hand. */
import { useParams } from "@tanstack/react-router";
import { HandOver } from "#web/features/publishing/hand-over/hand-over.tsx";

export function HandOverScreen() {
  const { publicationId = "" } = useParams({ strict: false });
  return <HandOver publicationId={publicationId} />;
}
