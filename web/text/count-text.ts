/**
 * A whole number as it is written in Turkish: 1248 as *1.248*. Without Intl, whose first use holds up
 * a slow phone.
 */
export const countText = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, '.')
