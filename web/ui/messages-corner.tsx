/** The drawn half of messages.tsx. */
import { Notifications } from "@mantine/notifications";

export const MessagesCorner = () => <Notifications position="bottom-right" autoClose={6000} />;
