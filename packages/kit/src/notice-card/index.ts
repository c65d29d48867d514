export { NoticeCard, type NoticeCardProps } from "./notice-card.tsx";
