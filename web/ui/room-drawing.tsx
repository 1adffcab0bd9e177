/** A living room, drawn in the product's colours; by day in the light scheme, by lamplight in the dark one. */
import styles from "#web/ui/room-drawing.module.css";

/** Decoration: screen readers pass over it. */
export function RoomDrawing({ className = "" }: { className?: string | undefined }) {
  return (
    <svg
      className={`${styles.room} ${className}`}
      viewBox="0 0 640 440"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect className={styles.wall} width="640" height="440" />
      <Window />
      <rect className={styles.floor} y="352" width="640" height="88" />
      <path className={styles.light} d="M214 352h196l86 88H176z" />
      <rect className={styles.skirting} y="346" width="640" height="6" />
      <Picture />
      <Lamp />
      <Plant />
      <ellipse className={styles.rug} cx="330" cy="404" rx="236" ry="24" />
      <Sofa />
      <Table />
    </svg>
  );
}

const Window = () => (
  <g>
    <rect className={styles.frame} x="188" y="52" width="232" height="218" rx="3" />
    <rect className={styles.sky} x="196" y="60" width="216" height="202" />
    <circle className={styles.sun} cx="348" cy="136" r="26" />
    <path className={styles.far} d="M196 206h22v-34h26v20h18v-52h30v40h20v-22h34v34h22v-48h24v28h20v90H196z" />
    <path className={styles.near} d="M196 234h34v-22h40v30h28v-18h46v24h30v-30h38v44H196z" />
    <path className={styles.bars} d="M268 60v202M340 60v202M196 112h216" />
    <rect className={styles.frame} x="180" y="268" width="248" height="9" rx="2" />
    <path className={styles.curtain} d="M150 40h44c-4 74-10 140-8 240 0 28 2 48 4 66h-44c6-96 8-206 4-306z" />
    <path className={styles.curtain} d="M458 40h-44c4 74 10 140 8 240 0 28-2 48-4 66h44c-6-96-8-206-4-306z" />
    <path
      className={styles.fold}
      d="M166 44c4 98 2 206-6 300M178 44c2 98 0 206-4 300M442 44c-4 98-2 206 6 300M430 44c-2 98 0 206 4 300"
    />
    <rect className={styles.rod} x="132" y="36" width="344" height="5" rx="2.5" />
  </g>
);

const Picture = () => (
  <g>
    <rect className={styles.frame} x="500" y="92" width="92" height="116" rx="2" />
    <rect className={styles.mat} x="507" y="99" width="78" height="102" />
    <circle className={styles.accent} cx="556" cy="136" r="13" />
    <path className={styles.hill} d="M507 182c18-26 32-30 46-14 10-14 20-14 32 4v29h-78z" />
  </g>
);

const Lamp = () => (
  <g>
    <radialGradient id="lamplight">
      <stop offset="0" stopColor="#ffcf8a" />
      <stop offset="1" stopColor="#ffcf8a" stopOpacity="0" />
    </radialGradient>
    <circle className={styles.glow} cx="84" cy="186" r="150" fill="url(#lamplight)" />
    <path className={styles.brass} d="M82 196h4v186h-4zM60 380h48v6H60z" />
    <path className={styles.shade} d="M58 150h52l16 50H42z" />
  </g>
);

const Plant = () => (
  <g>
    <path className={styles.leaf} d="M566 322c-34-16-44-46-40-76 26 14 40 40 40 76z" />
    <path className={styles.leafDark} d="M566 322c-6-44 4-78 30-100 14 36 4 72-30 100z" />
    <path className={styles.leaf} d="M566 322c20-26 40-36 62-32-8 26-30 38-62 32z" />
    <path className={styles.leafDark} d="M566 326c-22-18-44-22-62-12 12 20 36 26 62 12z" />
    <path className={styles.pot} d="M540 324h54l-8 58h-38z" />
  </g>
);

const Sofa = () => (
  <g>
    <path className={styles.legs} d="M196 376h8v22h-8zM452 376h8v22h-8z" />
    <rect className={styles.sofaBack} x="172" y="274" width="312" height="92" rx="16" />
    <rect className={styles.sofa} x="190" y="324" width="138" height="42" rx="10" />
    <rect className={styles.sofa} x="330" y="324" width="138" height="42" rx="10" />
    <rect className={styles.sofaArm} x="158" y="306" width="36" height="78" rx="14" />
    <rect className={styles.sofaArm} x="464" y="306" width="36" height="78" rx="14" />
    <rect className={styles.sofaArm} x="176" y="362" width="306" height="22" rx="8" />
    <rect className={styles.accent} x="208" y="286" width="52" height="46" rx="9" transform="rotate(-8 234 309)" />
    <rect className={styles.cushion} x="400" y="288" width="50" height="44" rx="9" transform="rotate(7 425 310)" />
  </g>
);

const Table = () => (
  <g>
    <path className={styles.legs} d="M280 404h6v26h-6zM384 404h6v26h-6z" />
    <rect className={styles.wood} x="260" y="396" width="150" height="10" rx="5" />
    <rect className={styles.mat} x="290" y="386" width="58" height="5" rx="1.5" />
    <rect className={styles.hill} x="294" y="391" width="52" height="5" rx="1.5" />
    <path className={styles.mat} d="M366 380h20v10c0 4-4 6-10 6s-10-2-10-6z" />
  </g>
);
