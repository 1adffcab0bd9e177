/**
 * The arithmetic question after a failed sign-in: asked by the server, answered on the screen, sent as supabase-js's
 * captcha token. A new one for every further failure and every wrong answer; still there after a reload; gone after a success.
 */
import { useCallback, useEffect, useRef, useState } from "react";
import { captchaToken } from "#contract/captcha";
import { captchaWanted, keepCaptchaWanted } from "./captcha-memory.ts";

export interface Question {
  challenge: string;
  left: number;
  operator: "+" | "-" | "*";
  right: number;
}

/** The right answer to a question. */
export function solve({ left, operator, right }: Question): number {
  if (operator === "+") return left + right;
  return operator === "-" ? left - right : left * right;
}

export interface Captcha {
  /** A question must be answered before the next attempt. */
  required: boolean;
  /** "3 + 4", or null while it is being fetched or could not be. */
  text: string | null;
  unavailable: boolean;
  /** The token for a right answer, null for a wrong one. */
  tokenFor(answer: string): string | null;
  /** Counts a failed attempt and asks for a fresh question. */
  failed(): Promise<void>;
  /** Another question, without counting. */
  renew(): Promise<void>;
  reset(): void;
}

/** `enabled` false (a backend without the arithmetic captcha) never asks. */
export function useCaptcha(enabled: boolean, issue: () => Promise<Question>): Captcha {
  const [required, setRequired] = useState(() => enabled && captchaWanted());
  const [question, setQuestion] = useState<Question | null>(null);
  const [unavailable, setUnavailable] = useState(false);
  const latest = useRef(0);

  const renew = useCallback(async () => {
    latest.current += 1;
    const mine = latest.current;
    setQuestion(null);
    setUnavailable(false);
    try {
      const fresh = await issue();
      if (mine === latest.current) setQuestion(fresh);
    } catch (error) {
      console.error("No captcha question", error);
      if (mine === latest.current) setUnavailable(true);
    }
  }, [issue]);

  // the page was loaded again: the service still wants an answer
  const [asksAtOnce] = useState(required);
  useEffect(() => {
    if (asksAtOnce) void renew();
  }, [asksAtOnce, renew]);

  return {
    required,
    text: question && `${question.left} ${question.operator} ${question.right}`,
    unavailable,
    renew,
    tokenFor: (answer) => {
      if (!question || answer.trim() === "" || Number(answer) !== solve(question)) return null;
      return captchaToken(question.challenge, solve(question));
    },
    failed: async () => {
      if (!enabled) return;
      setRequired(true);
      keepCaptchaWanted(true);
      await renew();
    },
    reset: () => {
      latest.current += 1;
      keepCaptchaWanted(false);
      setRequired(false);
      setQuestion(null);
      setUnavailable(false);
    },
  };
}
