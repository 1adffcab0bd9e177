/** Publishing accounts. */
import { Accounts } from "#web/features/publishing/accounts.tsx";

export const PublishingAccountsScreen = () => <Accounts />;
