/** Keys and webhooks for an account's own programs. */
import { Developers } from "#web/features/developers/developers.tsx";

export const DevelopersScreen = () => <Developers />;
