/** Questions, what is still to be asked and what is left to list, in English. */
import type { Story } from "#engine/copy/languages/base/story";

export const questions: Story["questions"] = {
  professional: [
    "Which detail would you like in writing before a viewing?",
    "Questions are welcome in the comments and are answered there.",
    "What would you need to know before you view?",
    "Would you like the floor plan and the particulars? Ask below.",
    "Which part of the home should we tell you more about?",
  ],
  friendly: [
    "Which room would you unpack first?",
    "What would you want to know before you saw it?",
    "Where would your table go?",
    "Who would you bring along to see it?",
    "What’s on your own list that I haven’t mentioned?",
  ],
  luxury: [
    "Which room would you wish to see first?",
    "Is there anything you would like answered before a visit?",
    "At what time of day would you like to see it?",
    "The rest is better seen.",
    "What would you keep exactly as it is?",
  ],
  trendy: [
    "Which of these would sell it to you?",
    "What would you ask at the viewing?",
    "Would you live here? Tell me why.",
    "What’s missing for you?",
    "Who should see this? Send it to them.",
  ],
};

export const ask: Story["ask"] = {
  professional: [
    "Still to be confirmed: {gaps}.",
    "Before a viewing, please ask about {gaps}.",
    "Please have us confirm {gaps} before you decide.",
    "Not yet stated here, and worth asking: {gaps}.",
  ],
  friendly: [
    "Still to be confirmed: {gaps}. Ask me before you come.",
    "Do ask me about {gaps}; that’s still to be confirmed.",
    "One for your list before the viewing: {gaps}.",
    "Still to check for you: {gaps}.",
  ],
  luxury: [
    "Still to be confirmed: {gaps}.",
    "On request: {gaps}.",
    "To be confirmed before a visit: {gaps}.",
    "Please ask about {gaps}.",
  ],
  trendy: [
    "Not stated yet: {gaps}. Ask.",
    "Ask before you view: {gaps}.",
    "Still to confirm: {gaps}.",
    "For your question list: {gaps}.",
  ],
};

export const rest: Story["rest"] = {
  professional: [
    "It also has {rest}.",
    "The home also comes with {rest}.",
    "You will also find {rest}.",
    "To these it adds {rest}.",
    "Also in the particulars: {rest}.",
    "Further points: {rest}.",
  ],
  friendly: [
    "It’s also got {rest}.",
    "You also get {rest}.",
    "And it comes with {rest}.",
    "You’ll find {rest} here too.",
    "Also here: {rest}.",
    "And there’s more: {rest}.",
  ],
  luxury: [
    "It has, besides, {rest}.",
    "It adds {rest}.",
    "You will also find {rest}.",
    "And with it, {rest}.",
    "Also: {rest}.",
    "Further: {rest}.",
  ],
  trendy: [
    "Plus {rest}.",
    "You also get {rest}.",
    "On top, {rest}.",
    "And {rest}.",
    "Also: {rest}.",
    "Extras: {rest}.",
  ],
};
