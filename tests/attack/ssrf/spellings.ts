/** Every way to name an address that is not the public internet's. All are data: `port` is that of a server on loopback that must hear nothing. */

const octets = (ip: string): number[] => ip.split(".").map(Number);
const whole = (ip: string): number => octets(ip).reduce((sum, octet) => sum * 256 + octet, 0);
const hex = (value: number, width = 0) => value.toString(16).padStart(width, "0");
const wide = (text: string) =>
  [...text].map((sign) => (/[\d.]/.test(sign) ? String.fromCodePoint(sign.charCodeAt(0) + 0xfee0) : sign)).join("");
const circled = (text: string) =>
  [...text]
    .map((sign) => (/[1-9]/.test(sign) ? String.fromCodePoint(0x245f + Number(sign)) : sign === "0" ? "⓪" : sign))
    .join("");
/** "7f00:1" for 127.0.0.1. */
const groups = (ip: string) => {
  const [a = 0, b = 0, c = 0, d = 0] = octets(ip);
  return `${hex(a * 256 + b)}:${hex(c * 256 + d)}`;
};

/** Hosts that all mean the IPv4 address. */
const forms: Record<string, (ip: string) => string> = {
  plain: (ip) => ip,
  decimal: (ip) => String(whole(ip)),
  hexadecimal: (ip) => `0x${hex(whole(ip))}`,
  "hexadecimal parts": (ip) =>
    octets(ip)
      .map((octet) => `0x${hex(octet)}`)
      .join("."),
  octal: (ip) => `0${whole(ip).toString(8)}`,
  "octal parts": (ip) =>
    octets(ip)
      .map((octet) => `0${octet.toString(8).padStart(3, "0")}`)
      .join("."),
  "mixed parts": (ip) =>
    octets(ip)
      .map((octet, at) => (at % 2 ? `0x${hex(octet)}` : String(octet)))
      .join("."),
  "two parts": (ip) => `${octets(ip)[0]}.${whole(ip) % 2 ** 24}`,
  "three parts": (ip) => `${octets(ip).slice(0, 2).join(".")}.${whole(ip) % 2 ** 16}`,
  "a dot at the end": (ip) => `${ip}.`,
  "two dots at the end": (ip) => `${ip}..`,
  "full-width": wide,
  circled,
  "ideographic dots": (ip) => ip.replaceAll(".", "。"),
  "half-width dots": (ip) => ip.replaceAll(".", "｡"),
  "percent-coded": (ip) => [...ip].map((sign) => `%${hex(sign.charCodeAt(0))}`).join(""),
  "soft hyphen": (ip) => ip.replace(".", "\u00ad."),
  "zero-width": (ip) => ip.replace(".", "\u200b."),
  "IPv6-mapped": (ip) => `[::ffff:${ip}]`,
  "IPv6-mapped in groups": (ip) => `[::ffff:${groups(ip)}]`,
  "IPv6-mapped in full": (ip) => `[0:0:0:0:0:ffff:${groups(ip)}]`,
  "IPv6-compatible": (ip) => `[::${ip}]`,
  "IPv6-translated": (ip) => `[::ffff:0:${ip}]`,
  NAT64: (ip) => `[64:ff9b::${ip}]`,
  "local NAT64": (ip) => `[64:ff9b:1::${groups(ip)}]`,
  "6to4": (ip) => `[2002:${groups(ip)}::1]`,
  Teredo: (ip) =>
    `[2001:0:4136:e378:8000:63bf:${groups(
      octets(ip)
        .map((octet) => 255 - octet)
        .join("."),
    )}]`,
  ISATAP: (ip) => `[fe80::5efe:${ip}]`,
  "ISATAP below a public prefix": (ip) => `[2606:4700::200:5efe:${ip}]`,
  "ISATAP below the own network's prefix": (ip) => `[fd00::5efe:${ip}]`,
  "name that carries it": (ip) => `${ip}.nip.io`,
  "name that carries it in dashes": (ip) => `${ip.replaceAll(".", "-")}.sslip.io`,
};

/** Of each kind of range one: this machine, private, link-local with the clouds' secrets, carriers', tests', multicast, none. */
const inner = ["10.0.0.1", "172.16.0.1", "192.168.0.1", "169.254.169.254", "169.254.170.2", "100.100.100.200"] as const;
const innerOnce = [
  "0.0.0.0",
  "0.1.2.3",
  "10.255.255.255",
  "100.64.0.1",
  "100.127.255.255",
  "168.63.129.16",
  "127.0.0.2",
  "127.255.255.254",
  "172.31.255.255",
  "192.0.0.1",
  "192.0.0.192",
  "192.0.2.1",
  "192.88.99.1",
  "192.168.255.255",
  "198.18.0.1",
  "198.19.255.255",
  "198.51.100.1",
  "203.0.113.1",
  "224.0.0.1",
  "239.255.255.255",
  "240.0.0.1",
  "255.255.255.255",
] as const;

const inner6 = [
  "::",
  "::1",
  "0:0:0:0:0:0:0:1",
  "0000:0000:0000:0000:0000:0000:0000:0001",
  "::1%25lo",
  "::1%lo",
  "::1%251",
  "fe80::1",
  "fe80::1%25eth0",
  "febf::1",
  "fc00::1",
  "fd00::1",
  "fd00:ec2::254",
  "fd20:ce::254",
  "fd00:ec2::23",
  "fd00:c1::a9fe:a9fe",
  "fd00:42::42",
  "fec0::1",
  "ff02::1",
  "ff0e::1",
  "100::1",
  "2001::1",
  "2001:db8::1",
  "2001:10::1",
  "2001:20::1",
  "3fff::1",
  "5f00::1",
  "64:ff9b:1::a00:1",
  "2002:a00:1::",
] as const;

const names = [
  "localhost",
  "LOCALHOST",
  "LocalHost",
  "localhost.",
  "localhost..",
  "ｌｏｃａｌｈｏｓｔ",
  "ⓛⓞⓒⓐⓛⓗⓞⓢⓣ",
  "loc\u00adalhost",
  "localho\u200dst",
  "localhost.localdomain",
  "localhost6",
  "ip6-localhost",
  "ip6-loopback",
  "a.localhost",
  "example.com.localhost",
  "%6c%6fcalhost",
  "localtest.me",
  "lvh.me",
  "127.0.0.1.xip.io",
  "metadata.google.internal",
  "metadata",
  "instance-data",
  "kubernetes.default.svc",
  "host.docker.internal",
  "router.lan",
  "printer.local",
  "xn--lcalhost-55a",
  "xn--",
  "xn--a",
  "-localhost",
  "_localhost",
] as const;

/** Addresses whose host only looks like another, or that are no addresses of the web. `{p}`: the port. */
const tricks = [
  "http://example.com@127.0.0.1:{p}/",
  "http://user:secret@127.0.0.1:{p}/",
  "http://127.0.0.1:{p}@127.0.0.1:{p}/",
  "http://example.com%40127.0.0.1:{p}/",
  "http://example.com\\@127.0.0.1:{p}/",
  "http://127.0.0.1:{p}\\@example.com/",
  "http://127.0.0.1:{p}#@example.com/",
  "http://127.0.0.1:{p}?@example.com/",
  "http:127.0.0.1:{p}/",
  "http:/127.0.0.1:{p}/",
  "http:\\\\127.0.0.1:{p}\\",
  "//127.0.0.1:{p}/",
  "\\\\127.0.0.1:{p}\\",
  "127.0.0.1:{p}",
  "localhost:{p}/x",
  "[::1]:{p}/x",
  "HtTp://127.0.0.1:{p}/",
  "  http://127.0.0.1:{p}/  ",
  "\u0000http://127.0.0.1:{p}/",
  "ht\ntp://127.0.0.1:{p}/",
  "http://127.0.\t0.1:{p}/",
  "http://127.0.0.1\r\nHost: example.com:{p}/",
  "http://127.0.0.1:0{p}/",
  "http://127.0.0.1:+{p}/",
  "http://127.0.0.1:{p}/%0d%0aX: y",
  "http://127.0.0.1:６５５３５/",
  "http://127.0.0.1:99999/",
  "http://127.0.0.1:-1/",
  "http://256.0.0.1/",
  "http://127.0.0.1.:{p}/",
  "http://127.000.000.001:{p}/",
  "http://0:{p}/",
  "http://0x:{p}/",
  "http://127.1:{p}/",
  "http://0.0.0.0.:{p}/",
  "http://6425673729:{p}/",
  "http://0x17f000001:{p}/",
  "http://[::ffff:7f00:0001]:{p}/",
  "http://[0:0:0:0:0:ffff:127.0.0.1]:{p}/",
  "http://[::127.0.0.1]:{p}/",
  "https://127.0.0.1:{p}/",
  "wss://127.0.0.1:{p}/",
  "ws://127.0.0.1:{p}/",
  "ftp://127.0.0.1:{p}/",
  "gopher://127.0.0.1:{p}/_GET%20/",
  "dict://127.0.0.1:{p}/info",
  "file:///etc/passwd",
  "file://localhost/etc/passwd",
  "file:etc/passwd",
  "jar:http://127.0.0.1:{p}!/",
  "data:text/html,<h1>3 bed</h1>",
  "javascript:fetch('http://127.0.0.1:{p}')",
  "blob:http://127.0.0.1:{p}/x",
  "about:blank",
  "view-source:http://127.0.0.1:{p}/",
  "feed:http://127.0.0.1:{p}/",
  "unix:/var/run/docker.sock",
  "http+unix://%2Fvar%2Frun%2Fdocker.sock/",
  "ldap://127.0.0.1:{p}/",
  "tftp://127.0.0.1:{p}/x",
  "php://filter/resource=x",
  "smb://127.0.0.1/share",
  "\\\\127.0.0.1\\share",
  "http://",
  "http:///",
  "http://:{p}/",
  "http://[",
  "http://[]/",
  "http://[::1/",
  "http://%/",
] as const;

/** Doors of other protocols, on an address of the public internet. */
const ports = [1, 7, 20, 21, 22, 23, 25, 53, 110, 111, 135, 139, 143, 389, 445, 514, 587, 873, 993] as const;

export interface Spelling {
  name: string;
  url: string;
}

/** Hosts of this machine in every form: the server on loopback would hear them. */
export const ownMachine = (port: number): Spelling[] =>
  Object.entries(forms).map(([form, spelt]) => ({
    name: `127.0.0.1, ${form}`,
    url: `http://${spelt("127.0.0.1")}:${port}/listing`,
  }));

/** Whether it names its host by the address itself, once a browser has read it. */
export const isLiteral = (url: string): boolean =>
  URL.canParse(url) && /^(\[.*\]|\d+(\.\d+){3})\.?$/.test(new URL(url).hostname);

/** Everything. */
export const spellings = (port: number): Spelling[] => [
  ...ownMachine(port),
  ...inner.flatMap((ip) =>
    Object.entries(forms).map(([form, spelt]) => ({
      name: `${ip}, ${form}`,
      url: `http://${spelt(ip)}/latest/meta-data/`,
    })),
  ),
  ...innerOnce.map((ip) => ({ name: ip, url: `http://${ip}/` })),
  ...inner6.map((ip) => ({ name: ip, url: `http://[${ip}]:${port}/listing` })),
  ...names.map((name) => ({ name, url: `http://${name}:${port}/listing` })),
  ...tricks.map((url) => ({ name: JSON.stringify(url).slice(0, 60), url: url.replaceAll("{p}", String(port)) })),
  ...ports.map((at) => ({ name: `port ${at} of a public address`, url: `http://93.184.216.34:${at}/` })),
];
