declare module 'virtual:china-outline' {
  const outline: import('./chinaOutline.ts').ChinaOutline;
  export default outline;
}
