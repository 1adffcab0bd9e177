/** The landing page's start. */
import "#web/ui/fonts.css";
import "#web/ui/tokens.css";
