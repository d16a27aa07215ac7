export interface HeroLabels {
  hero: string;
  pause: string;
  play: string;
  previous: string;
  next: string;
  slide: (place: number, of: number) => string;
}
