/** Calls, questions, what is still to be asked and what is left to list, in English. */
import type { Story } from "#engine/copy/languages/base/story";

export const calls: Story["calls"] = {
  professional: [
    "To view, please contact {agent} at {company} on {phone}.",
    "Viewings through {agent}, {company}: {phone}.",
    "{agent} at {company} arranges viewings on {phone}.",
    "For a viewing or further details, call {agent} of {company} on {phone}.",
    "Viewings by appointment: {agent}, {phone}.",
    "To arrange a viewing, call {agent} on {phone}.",
    "Viewings by appointment with {agent} at {company}.",
    "Viewings by appointment with {agent}.",
    "Viewings by appointment; further particulars on request.",
    "Please write to arrange a viewing or to ask for the particulars.",
    "To see it, send a message with two times that suit you.",
  ],
  friendly: [
    "Like to see it? Call {agent} at {company} on {phone}.",
    "Tell me which day suits you, or call {agent} at {company}: {phone}.",
    "To look round, call {agent} ({company}) on {phone}.",
    "Shall I send you some viewing times? Or call {agent} at {company} on {phone}.",
    "Shall I send you some viewing times? Or call {agent}: {phone}.",
    "Tell me which day suits you, or call {agent} on {phone}.",
    "Tell me which day suits you and {agent} at {company} will set it up.",
    "Tell me which day suits you and {agent} will set it up.",
    "Tell me which day suits you and I’ll set it up.",
    "Like to see it? Send me a message and we’ll find a time.",
    "Message me and I’ll come back with viewing times.",
  ],
  luxury: [
    "Viewings are arranged by {agent}, {company}: {phone}.",
    "Private viewings with {agent}, {company}: {phone}.",
    "{agent} of {company} will gladly arrange a time: {phone}.",
    "To see it, call {agent} at {company} on {phone}.",
    "{agent} will gladly arrange a time: {phone}.",
    "Private viewings with {agent}, {phone}.",
    "Private viewings with {agent}, {company}.",
    "Private viewings with {agent}.",
    "Private viewings by appointment.",
    "A time to see it is gladly arranged; please write.",
    "Please write, and a visit will be arranged.",
  ],
  trendy: [
    "See it in daylight: {agent}, {company}, {phone}.",
    "Want a look? {agent} at {company}, {phone}.",
    "Book a slot with {agent}, {company}: {phone}.",
    "Call {agent} at {company} on {phone} and go see it.",
    "See it in daylight: {agent}, {phone}.",
    "Want a look? Call {agent} on {phone}.",
    "Message {agent} at {company} for a slot.",
    "Message {agent} for a slot.",
    "DM for a slot.",
    "Want a look? Send a message.",
    "Message me and pick a time to see it.",
  ],
};

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
    "The particulars also list {rest}.",
    "Also worth listing: {rest}.",
    "Further details: {rest}.",
    "To these may be added {rest}.",
    "Also included in the details: {rest}.",
    "Beyond that: {rest}.",
  ],
  friendly: [
    "There’s more: {rest}.",
    "Also on the list: {rest}.",
    "And besides: {rest}.",
    "Not to forget {rest}.",
    "Also there: {rest}.",
    "The rest of the list: {rest}.",
  ],
  luxury: [
    "Besides: {rest}.",
    "In addition: {rest}.",
    "To complete the picture: {rest}.",
    "Also to be mentioned: {rest}.",
    "Further: {rest}.",
    "The details continue with {rest}.",
  ],
  trendy: [
    "Also: {rest}.",
    "Extras: {rest}.",
    "Plus {rest}.",
    "Also in there: {rest}.",
    "On top: {rest}.",
    "And the rest: {rest}.",
  ],
};
