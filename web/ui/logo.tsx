/** The sign of the product: I and O with the marks that make them İ and Ö. */
export function Logo() {
  return (
    <svg viewBox="0 0 512 512" aria-hidden="true">
      <rect width="512" height="512" rx="112" fill="#0A3794" />
      <path fill="#fff" d="M76 202h124v46h-38v106h38v46H76v-46h38V248H76z" />
      <circle cx="332" cy="301" r="77" fill="none" stroke="#fff" strokeWidth="48" />
      <g fill="#41D6DA">
        <circle cx="138" cy="137" r="33" />
        <circle cx="287" cy="137" r="33" />
        <circle cx="377" cy="137" r="33" />
      </g>
    </svg>
  )
}
