/** A reminder about a lead, to its agent. `{{name}}` is the lead, `{{text}}` what is to be done. */
export const leadDueMail = {
  subject: "Reminder: {{name}}",
  preheader: "{{text}}",
  heading: "Time to follow up with {{name}}",
  lead: "You asked to be reminded of this.",
  button: "Open the lead",
  note: "Once it is done, tick it off on the lead’s page. Please do not reply to this mail.",
  facts: { text: "To do", name: "Lead", contact: "Contact" },
};
