/** The books of the sandbox cashier: the other party's, not ours. Who keeps them is decided elsewhere. */
import type { Money } from "#contract/money";
import type { PaymentMethod } from "#contract/payment";
import type { Charge, StatementLine } from "./payment.ts";

interface NewSandboxCharge extends Money {
  reference: string;
  method: PaymentMethod;
  subject: string;
  returnUrl: string;
  language: Charge["language"];
  expiresAt: Date;
}

export interface SandboxCharge extends NewSandboxCharge {
  state: "open" | "paid" | "closed";
  transactionId: string | null;
  paidAt: Date | null;
}

interface SandboxRefund {
  reference: string;
  refundReference: string;
  amountMinor: number;
}

export interface SandboxLedger {
  /** The charge, or the one of that reference that is there already. */
  insert(charge: NewSandboxCharge): Promise<SandboxCharge>;
  find(reference: string): Promise<SandboxCharge | null>;
  /** Whether it could be paid at that moment: open and not expired. */
  pay(reference: string, transactionId: string, at: Date): Promise<boolean>;
  /** Closes an open charge; answers the charge as it is then. */
  close(reference: string): Promise<SandboxCharge | null>;
  /** When the money went back, also when it did so before; null: more than is left, or nothing was paid. */
  refund(refund: SandboxRefund, at: Date): Promise<Date | null>;
  /** What moved in that time. */
  linesOf(from: Date, to: Date): Promise<StatementLine[]>;
}
