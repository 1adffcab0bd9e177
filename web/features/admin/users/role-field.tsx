/** Role and scope as one choice; administrators' are offered to super only. */
import { NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { AdminScope, Role } from "#contract/account";

export interface Rights {
  role: Role;
  scope: AdminScope | null;
}

const choices = {
  agent: { role: "agent", scope: null },
  user: { role: "user", scope: null },
  operations: { role: "admin", scope: "operations" },
  system: { role: "admin", scope: "system" },
  super: { role: "admin", scope: "super" },
} as const satisfies Record<string, Rights>;
type Choice = keyof typeof choices;
const isChoice = (value: string): value is Choice => Object.hasOwn(choices, value);
const plain: readonly Choice[] = ["agent", "user"];
const all: readonly Choice[] = ["agent", "user", "operations", "system", "super"];

export function RoleField(props: {
  label: string;
  mayAll: boolean;
  value: Rights;
  problem?: string | null;
  onChange: (rights: Rights) => void;
}) {
  const { t } = useTranslation("users");
  const { value } = props;
  const word = (choice: Choice) =>
    choice === "agent" || choice === "user" ? t(`role.${choice}`) : t(`scope.${choice}`);
  return (
    <NativeSelect
      label={props.label}
      error={props.problem}
      value={value.scope ?? value.role}
      data={(props.mayAll ? all : plain).map((choice) => ({ value: choice, label: word(choice) }))}
      onChange={(event) => {
        const chosen = event.currentTarget.value;
        if (isChoice(chosen)) props.onChange(choices[chosen]);
      }}
    />
  );
}
