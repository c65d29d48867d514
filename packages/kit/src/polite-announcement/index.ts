export { PoliteAnnouncement, type PoliteAnnouncementProps } from "./polite-announcement.tsx";
