/** How somebody is reached: a number that can be dialled or an address that can be written to, as a link; a WeChat ID stays text. */
export function ContactLink({ contact }: { contact: string }) {
  const mail = /^[^\s@]+@[^\s@]+$/.test(contact);
  const phone = /^[+\d][\d ()./-]{5,}$/.test(contact);
  if (!mail && !phone) return <span>{contact}</span>;
  return <a href={mail ? `mailto:${contact}` : `tel:${contact.replace(/[^+\d]/g, "")}`}>{contact}</a>;
}
