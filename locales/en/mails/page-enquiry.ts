/** An enquiry from a home's public page, to its agent. `{{name}}` is the visitor, `{{title}}` the home. */
export const pageEnquiryMail = {
  subject: "{{name}} asks about “{{title}}”",
  preheader: "They left a way to reach them and agreed to an answer.",
  heading: "Somebody asks about your listing",
  lead: "{{name}} left you a message on the home’s page. The sooner you answer, the likelier a viewing.",
  button: "See the enquiries for this home",
  note: "They agreed to these details being used to answer this enquiry, and nothing else. Please do not reply to this mail.",
  facts: { name: "Name", contact: "How to reach them", message: "Message", home: "Home" },
};
