/** The look of `tokens.css` in Mantine's words: one accent, radius 10, borders instead of shadows, 44 px targets. */
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from "@mantine/core";

/** #D9481C is step 5; step 6 is the first on which white text reaches 4.5:1, so filled things use it. */
const persimmon: MantineColorsTuple = [
  "#fdf3ee",
  "#fbe6dc",
  "#f5c9b6",
  "#efa98c",
  "#f28b66",
  "#d9481c",
  "#c44018",
  "#a93512",
  "#8c2c0f",
  "#6f230d",
];
const warm: MantineColorsTuple = [
  "#faf8f5",
  "#f4f0ea",
  "#e9e4dc",
  "#d6cfc4",
  "#b5aea3",
  "#8d8983",
  "#6b6f76",
  "#4a4e54",
  "#2f3338",
  "#1c2024",
];
const night: MantineColorsTuple = [
  "#eceae6",
  "#c9c8c5",
  "#a3a6ac",
  "#858a93",
  "#2a2e35",
  "#242830",
  "#1b1e23",
  "#14161a",
  "#101215",
  "#0b0c0e",
];

export const theme = createTheme({
  colors: { persimmon, gray: warm, dark: night },
  primaryColor: "persimmon",
  primaryShade: { light: 6, dark: 6 },
  defaultRadius: 10,
  radius: { xs: "4px", sm: "6px", md: "10px", lg: "14px", xl: "20px" },
  fontFamily: "var(--sans)",
  fontSizes: { xs: "12.5px", sm: "14px", md: "15px", lg: "17px", xl: "20px" },
  headings: { fontFamily: "var(--sans)", fontWeight: "600", textWrap: "balance" },
  respectReducedMotion: true,
  cursorType: "pointer",
  focusRing: "auto",
  components: {
    Button: {
      defaultProps: { size: "md" },
      // where motion is reduced nothing else puts the wheel of a busy button into its middle
      styles: { label: { fontWeight: 550 }, loader: { transform: "translate(-50%, -50%)" } },
    },
    TextInput: { defaultProps: { size: "md" } },
    PasswordInput: { defaultProps: { size: "md" } },
    Select: { defaultProps: { size: "md" } },
    NativeSelect: { defaultProps: { size: "md" } },
    Textarea: { defaultProps: { size: "md" } },
    NumberInput: { defaultProps: { size: "md" } },
    Input: { styles: { wrapper: { "--input-bd": "var(--control)" } } },
    InputWrapper: {
      styles: { label: { marginBottom: 6, fontWeight: 550 }, description: { marginBottom: 6, lineHeight: 1.5 } },
    },
    Card: { defaultProps: { withBorder: true, padding: "lg", radius: "md", shadow: "none" } },
    Paper: { defaultProps: { withBorder: true, radius: "md" } },
    Modal: { defaultProps: { radius: "md", centered: true } },
    // its <header> would count as a second banner of the page
    ModalHeader: { defaultProps: { role: "presentation" } },
    DrawerHeader: { defaultProps: { role: "presentation" } },
    Tooltip: { defaultProps: { openDelay: 300 } },
  },
});

export const cssVariables: CSSVariablesResolver = () => {
  const shared = {
    "--mantine-color-body": "var(--paper)",
    "--mantine-color-text": "var(--ink)",
    "--mantine-color-dimmed": "var(--muted)",
    "--mantine-color-default": "var(--card)",
    "--mantine-color-default-hover": "var(--wash)",
    "--mantine-color-default-color": "var(--ink)",
    "--mantine-color-default-border": "var(--hairline-strong)",
    "--mantine-color-disabled": "var(--hairline)",
    "--mantine-color-disabled-color": "var(--muted)",
    "--mantine-color-disabled-border": "var(--hairline)",
    "--mantine-color-anchor": "var(--accent-ink)",
    "--mantine-color-error": "var(--bad)",
    "--mantine-color-placeholder": "var(--muted)",
    "--mantine-color-persimmon-text": "var(--accent-ink)",
    "--mantine-color-persimmon-light": "var(--accent-wash)",
    "--mantine-color-persimmon-light-hover": "var(--accent-wash)",
    "--mantine-color-persimmon-light-color": "var(--accent-ink)",
    "--mantine-color-persimmon-filled-hover": "var(--accent-fill-hover)",
    "--mantine-color-persimmon-outline": "var(--accent-ink)",
  };
  return { variables: {}, light: shared, dark: shared };
};
